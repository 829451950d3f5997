import type { Samples } from '../../resources/samples.ts';
import type { DriverFactory } from '../../target/driver.ts';
import type { ReceiverAddress } from '../../target/receiver/create-receiver.ts';
import type { Effort } from './effort.ts';
import type { Replay } from './replay-id.ts';
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

/** The facts that the target reports about the token. */
export type TokenFacts = {
  workspace: string;
  /** The mode of the data that the token acts on, from the key's prefix or else from the target. */
  mode: string;
  /** The mode that the target reports. It may contradict the prefix. */
  reportedMode: string;
  /** The scopes of the token; null if the target doesn't show them. */
  scopes: string[] | null;
  /** Scopes of the contract that the token lacks. */
  missingScopes: string[];
};

/** The options of a run, checked and with defaults: everything that is known before the first request. */
export type KnownSettings = {
  url: string;
  token: string;
  tokens: MoreTokens;
  consoleUrl: string | null;
  /** The driver's factory, or the URL of its module. */
  driver: string | DriverFactory | null;
  driverOptions: Record<string, string>;
  /** The URL where the target reaches the webhook receiver; null for the URL at which it listens. */
  receiverUrl: string | null;
  /** Where the webhook receiver listens. */
  receiverListen: ReceiverAddress;
  unsupported: Unsupported[];
  /** The waivers in force when the run starts. */
  waivers: Waiver[];
  expiredWaivers: Waiver[];
  samples: Samples;
  mayChangeLiveData: boolean;
  effort: Effort;
  seed: number;
  only: string[];
  replay: Replay | null;
  allowPartial: boolean;
  /** The maximum number of cases that run at the same time. */
  concurrency: number;
  timeoutMs: number;
  maxWaitMs: number;
  maxDurationMs: number;
  /** Distinguishes this run's records from the records of other runs. */
  runTag: string;
};

/** All settings of a run. */
export type RunSettings = KnownSettings & TokenFacts;
