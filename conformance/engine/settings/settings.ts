import type { DriverFactory } from '../../target/driver.ts';
import type { ReceiverAddress } from '../../target/receiver/create-receiver.ts';
import type { GateOptions } from './gate-options.ts';
import type { Replay } from './replay-id.ts';
import type { Waiver } from './waivers.ts';

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

/** Options that a run uses as they are, once the omitted ones have their defaults. */
type Chosen = Omit<
  Required<GateOptions>,
  'target' | 'consoleUrl' | 'driver' | 'receiverUrl' | 'receiverListen' | 'replay' | 'signal'
>;

/** The options of a run, checked and with defaults: everything that is known before the first request. */
export type KnownSettings = Chosen & {
  url: string;
  consoleUrl: string | null;
  /** The driver's factory, or the URL of its module. */
  driver: string | DriverFactory | null;
  /** The URL where the target reaches the webhook receiver; null for the URL at which it listens. */
  receiverUrl: string | null;
  receiverListen: ReceiverAddress;
  /** Only those in force when the run starts. */
  waivers: Waiver[];
  expiredWaivers: Waiver[];
  replay: Replay | null;
  /** Distinguishes this run's records from the records of other runs. */
  runTag: string;
};

/** All settings of a run. */
export type RunSettings = KnownSettings & TokenFacts;
