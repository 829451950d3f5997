import { type ChildProcess, fork } from 'node:child_process';
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
import { shardArgument } from './judge-shards-on-demand.ts';
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
    child.once('exit', (code, signal) =>
      reject(new Error(`The process that judges shard ${request.shard} ended early (${signal ?? code}).`)),
    );
    child.send(request);
  });

/**
 * A run of seconds ends before most of its code is worth optimizing: it is compiled at once instead of interpreted first,
 * optimized later than usual, and fewer collections of garbage find less to copy. Stack traces name the sources of the
 * bundle.
 */
const nodeOptions = [
  '--always-sparkplug',
  // Later versions of V8 don't have the option, and end a process that is given an unknown one.
  ...(process.version.startsWith('v20.') ? ['--interrupt-budget=600000'] : []),
  '--max-semi-space-size=64',
  '--enable-source-maps',
];

/**
 * Judges sandboxes in processes that run at the same time, each by its part of the scenarios, and merges their reports.
 * Each sandbox is a fresh one in the process that judges it. No process is left behind.
 *
 * @param program the file of the processes, which calls `judgeShardsOnDemand`
 * @throws StartupError on bad usage
 * @throws InterruptedError if `options.signal` ends the run
 */
export const judgeInShards = async (
  options: GateOptions,
  { program, count, onEvent = () => {} }: { program: string; count: number; onEvent?: OnEvent | undefined },
): Promise<Report> => {
  const { seed } = resolveSettings(options);
  const { signal, driver: _driver, ...request } = options;
  const children = Array.from({ length: count }, () =>
    fork(program, [shardArgument], {
      execArgv: [...process.execArgv, ...nodeOptions],
      serialization: 'advanced',
    }),
  );
  const end = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  try {
    signal?.addEventListener('abort', end);
    const reports = await Promise.all(
      children.map((child, at) => {
        const shard = formatShard({ index: at + 1, count });
        return reportOf(child, { ...request, seed, shard }, onEvent);
      }),
    );
    const target = reports[0]?.target.url;
    const shards = reports.map((report, at) => ({
      file: `shard ${formatShard({ index: at + 1, count })}`,
      // The sandboxes are equal, but for their ports.
      report: { ...report, target: { ...report.target, url: target } } as ShardReport['report'],
    }));
    return mergeReports(shards, { allowPartial: options.allowPartial ?? false });
  } catch (error) {
    throw signal?.aborted ? new InterruptedError([]) : error;
  } finally {
    end();
  }
};
