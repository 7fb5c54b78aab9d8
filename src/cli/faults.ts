import { type Config, configFaultText, loadConfig } from '../config.ts';
import { errorRecord } from '../scripted/records.ts';
import type { SettingsFault } from './settings.ts';
import { writeRecord } from './standard-output.ts';

/** Says on standard error what is wrong with the call, and ends with status 2. */
export function endWithFaults(faults: readonly SettingsFault[], json = false): void {
  for (const { message } of faults) process.stderr.write(`slotwise: ${message}\n`);
  if (faults.some(({ code }) => code === 'bad-arguments')) {
    process.stderr.write('slotwise: --help shows the options\n');
  }
  if (json) {
    for (const { code, message } of faults) writeRecord(errorRecord(code, message));
  }
  process.exitCode = 2;
}

/** The configuration, its faults in the form that this program ends with. */
export function readConfig():
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly SettingsFault[] } {
  const loaded = loadConfig();
  if (loaded.ok) return loaded;
  const faults = loaded.faults.map(
    (fault): SettingsFault => ({ code: 'bad-configuration', message: configFaultText(fault) }),
  );
  return { ok: false, faults };
}
