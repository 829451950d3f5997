import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { keyPrefixes } from '@workspace-api/contract';
import type { Report } from '../conformance/index.ts';
import { command } from '../mocks/command.ts';
import { sandbox } from './contenders.ts';
import { describeGateGoals } from './goals.ts';
import { start } from './start.ts';
import { createTable, integer } from './table.ts';

/** The runs to measure: each effort, with each latency in milliseconds, and each number of cases at the same time. */
export type GateExtent = {
  readonly effort: readonly Report['effort'][];
  readonly latency: readonly number[];
  readonly concurrency: readonly number[];
};

/** What one run took. */
export type GateRun = {
  readonly effort: Report['effort'];
  readonly latency: number;
  readonly concurrency: number;
  readonly seconds: number;
  readonly requests: number;
  readonly verdict: Report['verdict'];
};

const gate = fileURLToPath(new URL('../conformance/bin/workspace-conformance.js', import.meta.url));
const driver = fileURLToPath(new URL('../conformance/drivers/sandbox.ts', import.meta.url));
/** A run at 100 ms, one case at a time, takes longer than the gate's default. */
const longestRun = '120m';

/** Runs the gate as its users do: the command, in a process of its own, against a sandbox in another process. */
const measureRun = async (settings: Omit<GateRun, 'seconds' | 'requests' | 'verdict'>): Promise<GateRun> => {
  const { effort, latency, concurrency } = settings;
  const server = await start({
    ...sandbox,
    command: (port) => [command, '--port', `${port}`, '--latency', `${latency}`],
  });
  const cwd = await mkdtemp(join(tmpdir(), 'workspace-gate-'));
  const args = Object.entries({
    target: server.base,
    token: `${keyPrefixes.test}acme`,
    driver,
    effort,
    concurrency,
    seed: 1,
    'max-duration': longestRun,
    'max-wait': longestRun,
  }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  try {
    // A verdict other than conformant is in the table. Without a report, the run could not start.
    const failure = await promisify(execFile)(process.execPath, [gate, ...args], { cwd }).catch(
      (error: Error & { stderr: string }) => error,
    );
    const json = await readFile(join(cwd, 'reports/report.json'), 'utf8').catch(() => {
      throw new Error(`The gate ended without a report. ${failure.stderr}`);
    });
    const { durationMs, requests, verdict } = JSON.parse(json) as Report;
    return { ...settings, seconds: durationMs / 1000, requests, verdict };
  } finally {
    await server.stop();
    await rm(cwd, { recursive: true });
  }
};

/** Measures one run of the gate after the other. */
export const measureGate = async (
  { effort: efforts, latency: latencies, concurrency: numbers }: GateExtent,
  report: (line: string) => void,
): Promise<GateRun[]> => {
  const runs = efforts.flatMap((effort) =>
    latencies.flatMap((latency) => numbers.map((concurrency) => ({ effort, latency, concurrency }))),
  );
  const measured: GateRun[] = [];
  for (const run of runs) {
    report(`${run.effort}, ${run.latency} ms, concurrency ${run.concurrency}`);
    measured.push(await measureRun(run));
  }
  return measured;
};

/** Formats the runs as a table, with the goals of runs with the default concurrency. */
export const formatGate = (runs: readonly GateRun[]): string => {
  const table = createTable(1, ['effort', 'latency, ms', 'concurrency', 's', 'requests', 'verdict, goals']);
  for (const run of runs)
    table.push([
      run.effort,
      run.latency,
      run.concurrency,
      run.seconds.toFixed(1),
      integer(run.requests),
      [run.verdict, ...describeGateGoals(run)].join('; '),
    ]);
  return table.toString();
};
