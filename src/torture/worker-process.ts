import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { WorkerOrders, WorkerReport } from './worker.ts';

/** A worker in a process of its own. */
export interface WorkerProcess {
  readonly name: string;
  readonly reports: readonly WorkerReport[];
  /** Where it takes events; `undefined` until it does, and when it is gone. */
  port(): number | undefined;
  signal(signal: NodeJS.Signals): void;
  /** Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Resolves when it has said this, or has said it before. */
  said(report: WorkerReport['report']): Promise<void>;
}

const program = fileURLToPath(new URL('../../dist/torture/worker.js', import.meta.url));

export function startWorkerProcess(orders: WorkerOrders): WorkerProcess {
  const child = spawn(process.execPath, [program, JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const reports: WorkerReport[] = [];
  const waiting = new Map<string, (() => void)[]>();
  let port: number | undefined;
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const report = JSON.parse(line) as WorkerReport;
      reports.push(report);
      if (report.report === 'ready' && 'port' in report) port = report.port;
      for (const resolve of waiting.get(report.report) ?? []) resolve();
      waiting.delete(report.report);
    });
  }
  child.on('exit', () => {
    port = undefined;
  });

  return {
    name: orders.name,
    reports,
    port: () => port,
    signal: (signal) => {
      child.kill(signal);
    },
    kill: () => killed(child),
    said: (wanted) =>
      new Promise((resolve) => {
        if (reports.some(({ report }) => report === wanted)) return resolve();
        waiting.set(wanted, [...(waiting.get(wanted) ?? []), resolve]);
      }),
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
