import type { ChildProcess } from 'node:child_process';
import { mergeReports, type ShardReport } from '../../conformance/engine/report/merge-reports.ts';
import { resolveSettings } from '../../conformance/engine/settings/resolve-settings.ts';
import { formatShard } from '../../conformance/engine/settings/shard.ts';
import {
  type GateEvent,
  type GateOptions,
  InterruptedError,
  type Report,
  StartupError,
} from '../../conformance/index.ts';
import type { Judge } from '../../conformance/run-gate.ts';
import type { ShardAnswer, ShardRequest } from './shard-messages.ts';

type OnEvent = (event: GateEvent) => void;

/** The report of one process. @throws what it says is wrong, or that it ended without a report */
const reportOf = (child: ChildProcess, request: ShardRequest, onEvent: OnEvent): Promise<Report> =>
  new Promise((resolve, reject) => {
    child.on('message', (answer: ShardAnswer) => {
      if ('error' in answer) {
        const { message, isUsage } = answer.error;
        reject(isUsage ? new StartupError(message) : new Error(message));
      } else if (answer.event.type === 'run-finished') resolve(answer.event.report);
      else onEvent(answer.event);
    });
    child.once('error', reject);
    const ended = (code: number | null, signal: NodeJS.Signals | null) =>
      reject(new Error(`The process that judges shard ${request.shard} ended early (${signal ?? code}).`));
    child.once('exit', ended);
    if (child.connected) child.send(request);
    else ended(child.exitCode, child.signalCode);
  });

/** The report of a part is no report of the run. */
const exceptReports =
  (onEvent: OnEvent): OnEvent =>
  (event) => {
    if (event.type !== 'run-finished') onEvent(event);
  };

type Shards = {
  readonly judgeHere: Judge;
  readonly processes: readonly ChildProcess[];
  readonly onEvent?: OnEvent | undefined;
};

/**
 * Judges sandboxes at the same time, each by its part of the scenarios, and merges their reports: the first part by
 * `judgeHere` in this process, each other one in a process that calls `judgeShardsOnDemand`. No process is left behind.
 *
 * @throws StartupError on bad usage
 * @throws InterruptedError if `options.signal` ends the run
 */
export const judgeInShards = async (
  options: GateOptions,
  { judgeHere, processes, onEvent = () => {} }: Shards,
): Promise<Report> => {
  const { seed } = resolveSettings(options);
  const { signal, driver: _driver, ...request } = options;
  const count = processes.length + 1;
  const shards = Array.from({ length: count }, (_, at) => formatShard({ index: at + 1, count }));
  const over = new AbortController();
  const end = () => {
    over.abort();
    for (const child of processes) child.kill('SIGKILL');
  };
  try {
    signal?.addEventListener('abort', end);
    const reports = await Promise.all(
      shards.map((shard, at) => {
        const child = processes[at - 1];
        return child === undefined
          ? judgeHere({ ...options, seed, shard, signal: over.signal }, exceptReports(onEvent))
          : reportOf(child, { ...request, seed, shard }, onEvent);
      }),
    );
    const target = reports[0]?.target.url;
    const judged = reports.map((report, at) => ({
      file: `shard ${shards[at]}`,
      // The sandboxes are equal, but for their ports.
      report: { ...report, target: { ...report.target, url: target } } as ShardReport['report'],
    }));
    return mergeReports(judged, { allowPartial: options.allowPartial ?? false });
  } catch (error) {
    throw signal?.aborted ? new InterruptedError([]) : error;
  } finally {
    end();
  }
};
