import type { Effort } from '../effort.ts';
import type { Replay } from './replay-id.ts';

/** Something that the target's owner declares as not offered. Patterns as for `--only`. */
export type Unsupported = {
  /** Clauses: `billing`, `webhooks.*`, `theme.publish-is-live`. */
  clause?: string;
  /** Operations, by their operationId: `changePlan`, `list*`. */
  operation?: string;
  /** Operations, by their tag: `billing`. */
  tag?: string;
  reason: string;
};

/** Further tokens of the target, each optional, each letting more be seen. */
export type MoreTokens = {
  /** An OAuth session of a person (`sess_…`). */
  session?: string;
  /** Another workspace, and a key of it. */
  secondWorkspace?: { workspace: string; token: string };
  /** A key of the same workspace in live mode. */
  live?: string;
};

/** All that a scenario has to know of a run: plain data, for it is handed to a worker. */
export type RunSettings = {
  url: string;
  token: string;
  tokens: MoreTokens;
  consoleUrl: string | null;
  workspace: string;
  mode: string;
  /** The scopes that the token holds; null where the target didn't say. */
  scopes: string[] | null;
  /** URL of the driver's module. */
  driver: string | null;
  driverOptions: Record<string, string>;
  unsupported: Unsupported[];
  /** Writes that change what the whole workspace shares may be made on live data too. */
  mayChangeLiveData: boolean;
  effort: Effort;
  seed: number;
  only: string[];
  replay: Replay | null;
  /** Only say which scenarios there are. */
  listOnly: boolean;
  timeoutMs: number;
  maxWaitMs: number;
  /** Distinguishes what this run makes from what other runs made. */
  runTag: string;
};
