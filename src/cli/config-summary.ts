import { targetsWithoutDesk } from '../adapters/desk-addresses.ts';
import type { Config } from '../config.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';

/** What a sound configuration comes to, without any value of it. */
export function configSummary(
  flows: readonly CompiledFlow[],
  platforms: readonly string[],
  config: Config,
): string {
  const ids = flows.map(({ spec }) => spec.id).join(', ');
  const named = platforms.join(', ') || 'none';
  const sealed = config.redis?.encryption === undefined ? '' : ', encrypted';
  const store = config.redis === undefined ? 'in memory' : `Redis${sealed}`;
  const alone = targetsWithoutDesk(
    flows.map(({ spec }) => spec),
    config.desks ?? {},
  );
  const { model, transcription } = config;
  const by = model === undefined ? 'rules' : `${model.model} (${model.server}), then rules`;
  const rows = [
    `Flows: ${ids}.`,
    `Platforms: ${named}.`,
    `Store: ${store}.`,
    ...(alone.length === 0 ? [] : [`Handed over to the webhook alone: ${alone.join(', ')}.`]),
    `Understanding: ${by}.`,
    ...(transcription === undefined ? [] : [`Recordings: ${transcription.model}.`]),
  ];
  return `The configuration is in order. ${rows.join(' ')}\n`;
}
