import type { Samples } from '../../resources/samples.ts';
import type { DriverFactory } from '../../target/driver.ts';
import type { Effort } from './effort.ts';
import type { MoreTokens } from './settings.ts';
import type { Unsupported } from './unsupported.ts';
import type { Waiver } from './waivers.ts';

/** What to judge, with what, and how thoroughly. */
export type GateOptions = {
  /** The API's base, ending in /v1. */
  target: string;
  /** A key with every scope, preferably of a test workspace. */
  token: string;
  tokens?: MoreTokens;
  /** Base of the sign-in console. */
  consoleUrl?: string;
  /** The driver's module, by its path, its file URL or the name of an installed one, or its factory. */
  driver?: string | DriverFactory;
  driverOptions?: Record<string, string>;
  /** The URL under which the target reaches the gate's webhook receiver, such as that of a tunnel. */
  receiverUrl?: string;
  /** Where the receiver listens, as host:port. Default: `127.0.0.1:0`, any free port of this machine. */
  receiverListen?: string;
  /** What the target doesn't offer: it isn't judged. */
  unsupported?: Unsupported[];
  /** Failures that are known: they are reported, and don't fail the run. */
  waivers?: Waiver[];
  /**
   * Bodies of operations whose body the service document doesn't show, merged over the gate's own: `{unique}` in a text
   * becomes different each time.
   */
  samples?: Samples;
  /** Allows writes that affect the whole workspace (plan, theme, published pages) on live data too. */
  mayChangeLiveData?: boolean;
  /** Default: standard. */
  effort?: Effort;
  /** Default: a random seed, which the report shows. */
  seed?: number;
  /** Clauses, families or patterns with `*`. */
  only?: string[];
  /** The replay id of a finding: only its case is run. */
  replay?: string;
  /** A part of the run: `1/4`. It needs a seed, the same for all parts; their reports are merged afterwards. */
  shard?: string;
  allowPartial?: boolean;
  /** Timeout of a request, in milliseconds. Default: 10 000. */
  timeoutMs?: number;
  /**
   * The longest that the run waits for rate limits in total, in milliseconds. Clauses that need more are not
   * exercised. Default: 20 minutes.
   */
  maxWaitMs?: number;
  /** The longest that the run may take without its cleanup, in milliseconds. Default: 30 minutes. */
  maxDurationMs?: number;
  /** Ends the run after the request in progress; what was created is deleted first. */
  signal?: AbortSignal;
};
