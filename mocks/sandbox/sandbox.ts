import type { Control, components } from '@workspace-api/contract/sandbox';
import type { Bindings } from '#host/connection.ts';
import type { RefusedRequest } from './core/problem.ts';
import type { KnownToken } from './domain/app-context.ts';
import type { SandboxSnapshot } from './store/seed/sandbox-snapshot.ts';
import type { Seed } from './store/seed/seed-records.ts';

/** A request that violated the contract, from the request log. */
export type ViolatingRequest = components['schemas']['LoggedRequest'];

/** A stateful server of the Workspace API. */
export type Sandbox = {
  /**
   * Handles a request like the global `fetch`, for any host, and also for a path such as `/v1/me`. `serve` passes
   * Node's request and response as `init`.
   *
   * @throws the reason of the request's signal after it is aborted; a write that had not started is not executed
   * @throws SandboxClosedError after `close`
   */
  fetch(input: Request | URL | string, init?: RequestInit | Bindings): Promise<Response>;
  /** Logs a request that the server could not read and that therefore never reached `fetch`. `serve` calls it. */
  logRefused(refusedRequest: RefusedRequest): void;
  /**
   * The control plane (openapi/sandbox.yaml), with a function for each operation. Each throws a ControlError if its
   * request is rejected.
   *
   * @example
   * await sandbox.control.addRecord({ path: { slug: 'acme', resource: 'agents' }, body: { name: 'Greeter' } });
   */
  readonly control: Control;
  /**
   * The requests since the last reset that violated the contract, oldest first, of the 1,000 that the request log keeps: also
   * accepted ones, with unknown fields for example.
   *
   * @example
   * expect(await sandbox.violations()).toEqual([]);
   */
  violations(): Promise<ViolatingRequest[]>;
  /** The tokens whose secrets are known in advance, the most useful one first. */
  readonly tokens: readonly KnownToken[];
  /**
   * Moves the sandbox's clock forward and performs everything that falls due meanwhile: deliveries, schedules, runs,
   * billing periods.
   *
   * @throws RangeError for a duration that isn't positive, for a time beyond the year 9998, or if more than 40,000
   * scheduled runs fall due
   */
  advance(milliseconds: number): Promise<void>;
  /**
   * Restores the initial state: records, clock, rate limits, mutants and latency.
   *
   * @param records the initial records from now on, in place of the records that the sandbox was created with; `'demo'` for
   * the demo records. Likely mistakes in them are printed to the console as warnings
   * @throws InvalidRecordsError
   */
  reset(records?: Seed | 'demo'): Promise<void>;
  /** Reads every record and the clock, for `restore`. */
  snapshot(): Promise<SandboxSnapshot>;
  /**
   * Restores every record and the clock to the state of a snapshot. Fault rules, latency, mutants and the request log
   * stay unchanged.
   *
   * @param snapshot created by this sandbox, or by another process on the same database
   * @throws InvalidSnapshotError without an effect, if its tables, columns or values don't fit the sandbox
   */
  restore(snapshot: SandboxSnapshot): Promise<void>;
  /** Closes open streams and the database. A second call does nothing. */
  close(): Promise<void>;
};

/** Thrown when a sandbox is called after `close`. */
export class SandboxClosedError extends Error {
  override readonly name = 'SandboxClosedError';

  constructor() {
    super('This sandbox is closed. Create another one with createSandbox().');
  }
}
