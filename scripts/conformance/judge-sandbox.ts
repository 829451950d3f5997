import type { ChildProcess } from 'node:child_process';
import { basePath } from '@workspace-api/contract';
import { type GateOptions, judge } from '../../conformance/index.ts';
import type { Judge } from '../../conformance/run-gate.ts';
import { demoTokens } from '../../mocks/index.ts';
import { judgeInShards } from './judge-in-shards.ts';
import { judgeOwnSandbox, sandboxDriver } from './own-sandbox.ts';

/** Stands for a sandbox of the run itself, on any free port. */
const ownSandbox = `http://127.0.0.1:0${basePath}`;

/** What a run judges unless its command line says otherwise. */
export const sandboxPreset = {
  target: ownSandbox,
  token: demoTokens[0]?.token ?? '',
  driver: sandboxDriver,
} satisfies Partial<GateOptions>;

/** Whether a run is as large as a run is: parts of it are judged by one process, which needs no second start. */
const isWhole = ({ only = [], replay, shard, driver }: GateOptions): boolean =>
  only.length === 0 && replay === undefined && shard === undefined && driver === sandboxDriver;

/**
 * Returns a function that judges as `judge` does, and starts its own sandbox where no other target is asked for.
 *
 * @param processes judge one part each of a whole run. Their number is always the same, so that a run does the same on every
 *   machine.
 */
export const judgeSandbox =
  (processes: readonly ChildProcess[]): Judge =>
  (options, onEvent) => {
    if (options.target !== ownSandbox) return judge(options, onEvent);
    return isWhole(options)
      ? judgeInShards(options, { judgeHere: judgeOwnSandbox, processes, onEvent })
      : judgeOwnSandbox(options, onEvent);
  };
