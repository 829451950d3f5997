import type { Samples } from '../../resources/samples.ts';
import type { DriverFactory } from '../../target/driver.ts';
import type { ReceiverAddress } from '../../target/receiver/create-receiver.ts';
import type { Effort } from './effort.ts';
import type { Replay } from './replay-id.ts';
import type { Shard } from './shard.ts';
import type { Unsupported } from './unsupported.ts';
import type { Waiver } from './waivers.ts';

/** Further tokens of the target; each is optional and lets the gate judge more. */
export type MoreTokens = {
  /** An OAuth session of a person (`sess_…`). */
  session?: string;
  /** Another workspace, and a key of it. */
  secondWorkspace?: { workspace: string; token: string };
  /** A key of the same workspace in live mode. */
  live?: string;
};

/** What the target says about the token. */
export type TokenFacts = {
  workspace: string;
  /** The mode of the data that the token acts on: a key's prefix says it, else the target. */
  mode: string;
  /** The mode that the target says; it may contradict the prefix. */
  reportedMode: string;
  /** The scopes of the token; null if the target doesn't show them. */
  scopes: string[] | null;
  /** Scopes of the contract that the token lacks. */
  missingScopes: string[];
};

/** The options of a run, checked and with their defaults: all that is known before the first request. */
export type KnownSettings = {
  url: string;
  token: string;
  tokens: MoreTokens;
  consoleUrl: string | null;
  /** The driver's factory, or the URL of its module. */
  driver: string | DriverFactory | null;
  driverOptions: Record<string, string>;
  /** The URL under which the target reaches the webhook receiver; null for the one at which it listens. */
  receiverUrl: string | null;
  /** Where the webhook receiver listens. */
  receiverListen: ReceiverAddress;
  unsupported: Unsupported[];
  /** Those in force when the run starts. */
  waivers: Waiver[];
  expiredWaivers: Waiver[];
  samples: Samples;
  mayChangeLiveData: boolean;
  effort: Effort;
  seed: number;
  only: string[];
  replay: Replay | null;
  shard: Shard | null;
  allowPartial: boolean;
  timeoutMs: number;
  maxWaitMs: number;
  maxDurationMs: number;
  /** Distinguishes records of this run from those of other runs. */
  runTag: string;
};

/** Everything that is set for a run. */
export type RunSettings = KnownSettings & TokenFacts;
