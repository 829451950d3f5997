import type { Effort } from '../effort.ts';
import type { MoreTokens, Unsupported } from './settings.ts';

/** What a run of the gate is asked for. */
export type GateOptions = {
  /** The API's base, ending in /v1. */
  target: string;
  /** A key with every scope, best of a test workspace. */
  token: string;
  tokens?: MoreTokens;
  /** Base of the sign-in console. */
  consoleUrl?: string;
  /** Path or file URL of the driver's module. */
  driver?: string;
  driverOptions?: Record<string, string>;
  unsupported?: Unsupported[];
  /** Let writes that the whole workspace shares (plan, theme, published pages) be made on live data too. */
  mayChangeLiveData?: boolean;
  effort?: Effort;
  seed?: number;
  /** Clauses, families or patterns with `*`. */
  only?: string[];
  /** The id of a finding, to see just that again. */
  replay?: string;
  allowPartial?: boolean;
  /** Milliseconds until a request counts as unanswered: 10 000. */
  timeoutMs?: number;
  /** The longest that the run waits for rate limits altogether, in milliseconds: 120 000. */
  maxWaitMs?: number;
};
