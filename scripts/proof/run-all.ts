import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pc from 'picocolors';
import { runSources } from '../source-condition.ts';
import { formatRow, type Row, type Run } from './row.ts';

/** Green and red on a terminal, if `NO_COLOR` isn't set. */
export const colours = pc.createColors(process.stdout.isTTY && !process.env.NO_COLOR);

/** Checks a run in a process. @throws Error if the gate can't be started, or the process ends without a reply */
const check = (child: ChildProcess, run: Run): Promise<Row> =>
  new Promise((resolve, reject) => {
    const fail = (error: string) => reject(new Error(`${JSON.stringify(run)}: ${error}`));
    const end = (code: number | null) => fail(`The process ended with exit code ${code}.`);
    child.once('exit', end).once('message', (reply: { row: Row } | { error: string }) => {
      child.off('exit', end);
      if ('error' in reply) fail(reply.error);
      else resolve(reply.row);
    });
    child.send(run);
  });

/**
 * Checks runs in several processes, and prints the row of each as soon as it is known, on a terminal with the number of finished
 * runs below it. Each process has one run at a time, with its own sandbox and port. Returns the rows in the order of the runs.
 *
 * @param jobs the number of processes
 * @param minutes how long further runs are started; says at the end how many weren't
 * @throws Error if the gate can't be started
 */
export const runAll = async (
  runs: readonly Run[],
  { jobs, minutes = Number.POSITIVE_INFINITY }: { readonly jobs: number; readonly minutes?: number },
): Promise<Row[]> => {
  const ends = performance.now() + minutes * 60_000;
  const clearLine = process.stdout.isTTY && process.env.TERM !== 'dumb' ? '\r\u001b[2K' : undefined;
  const rows = new Map<Run, Row>();
  const rest = [...runs];
  const children = Array.from({ length: Math.min(jobs, runs.length) }, () =>
    fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      execArgv: [...runSources],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const work = async (child: ChildProcess): Promise<void> => {
    for (let run = rest.shift(); run !== undefined; run = rest.shift()) {
      const row = await check(child, run);
      rows.set(run, row);
      process.stdout.write(`${clearLine ?? ''}${formatRow(row, colours)}\n`);
      if (clearLine !== undefined) process.stdout.write(`${rows.size} of ${runs.length}`);
      if (performance.now() > ends) return;
    }
  };
  try {
    await Promise.all(children.map(work));
  } finally {
    for (const child of children) child.kill();
    if (clearLine !== undefined) process.stdout.write(clearLine);
  }
  if (rest.length > 0)
    console.log(`${rest.length} of ${runs.length} runs were not started within ${minutes} minutes.`);
  return runs.flatMap((run) => rows.get(run) ?? []);
};
