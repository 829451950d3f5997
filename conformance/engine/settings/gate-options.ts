import type { Samples } from '../../resources/samples.ts';
import type { DriverFactory } from '../../target/driver.ts';
import type { Effort } from './effort.ts';
import type { Unsupported } from './unsupported.ts';
import type { Waiver } from './waivers.ts';

/** Further tokens of the target. Each is optional and lets the gate check more. */
export type MoreTokens = {
  /** A user's OAuth session (`sess_…`). */
  session?: string;
  /** Another workspace, with a key for it. */
  secondWorkspace?: { workspace: string; token: string };
  /** A live-mode key of the same workspace. */
  live?: string;
};

/** What to check, with which credentials and tools, and how thoroughly. */
export type GateOptions = {
  /** The API's base URL, ending in /v1. */
  target: string;
  /** A key with every scope, preferably of a test workspace. */
  token: string;
  tokens?: MoreTokens;
  /** The base URL of the sign-in console. */
  consoleUrl?: string;
  /** The driver: its factory, or its module as a path, a file URL or the name of an installed package. */
  driver?: string | DriverFactory;
  driverOptions?: Record<string, string>;
  /** The URL where the target reaches the gate's webhook receiver, such as a tunnel's URL. */
  receiverUrl?: string;
  /** Where the receiver listens, as host:port. Default: `127.0.0.1:0`, any free port of this machine. */
  receiverListen?: string;
  /** What the target doesn't offer. The gate doesn't check it. */
  unsupported?: Unsupported[];
  /** Known failures. They are reported, but don't fail the run. */
  waivers?: Waiver[];
  /**
   * Bodies of operations whose body the service document doesn't show, merged over the gate's own. Each `{unique}` in a string
   * is replaced with a different value every time.
   */
  samples?: Samples;
  /** Also allows writes that affect the whole workspace (plan, theme, published pages) on live data. */
  mayChangeLiveData?: boolean;
  /** Default: standard. */
  effort?: Effort;
  /** Default: a random seed, shown in the report. */
  seed?: number;
  /** Clauses, families or patterns with `*`. */
  only?: string[];
  /** The replay id of a finding. Only its case runs. */
  replay?: string;
  allowPartial?: boolean;
  /** The maximum number of cases that run at the same time, up to 64. With 1, they run one after another. Default: 8. */
  concurrency?: number;
  /** Timeout of a request, in milliseconds. Default: 10 000. */
  timeoutMs?: number;
  /**
   * The maximum total time that the run waits for rate limits, in milliseconds. Clauses that need more are not exercised.
   * Default: 20 minutes.
   */
  maxWaitMs?: number;
  /** The maximum duration of the run without its cleanup, in milliseconds. Default: 30 minutes. */
  maxDurationMs?: number;
  /** Ends the run after the request in progress. The records that it created are deleted first. */
  signal?: AbortSignal;
};
