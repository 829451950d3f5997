import type { PrivateAddresses } from '../core/addresses.ts';
import type { Clock } from '../core/clock.ts';
import type { RateLimit } from '../core/rate-limiter.ts';
import type { Seed } from '../core/seed-records.ts';
import type { Outgoing } from '../core/sender.ts';
import type { CompletedRequest } from '../http/completed-request.ts';
import type { LoadMutants } from '../http/fault-injection/fault-injection.ts';
import type { Latency } from '../http/fault-injection/latency.ts';

/** The options of a sandbox. All of them can be left out. */
export type SandboxOptions = {
  /** The clock; the machine's by default. */
  clock?: Clock;
  /** Makes ids, token secrets and cursors the same in every sandbox with this seed (and a manual clock). */
  seed?: number;
  /** Where records are stored: a file, the URL of a PostgreSQL database, or `:memory:` (the default). */
  data?: string;
  /** Encrypts the keys of secrets: 32 bytes in base64 or hexadecimal. Stored in a file beside `data` by default. */
  masterKey?: string;
  /** The requests that a token may make; 10,000 a minute by default. */
  rateLimit?: RateLimit;
  /** The private addresses that webhooks may be delivered to; those of this machine by default. */
  privateAddresses?: PrivateAddresses;
  /** Origins whose pages may send credentials (`credentials: 'include'`); none by default. Pages of others call without. */
  credentialOrigins?: readonly string[];
  /**
   * Lets those use the control plane, the dashboard and the sign-in page who know this token, from other machines too. By
   * default programs and pages of this machine use them without one, and others not at all.
   */
  controlToken?: string;
  /** Names under which other machines reach the sandbox, such as that of a container; only with `controlToken`. */
  allowedHosts?: readonly string[];
  /** Changes the requests that deliver webhooks, or their responses. */
  outgoing?: Outgoing;
  /**
   * Your own records, in place of the demo records. What is accepted in them and yet is likely a mistake, such as a trigger
   * that is no event, is printed to the console as a warning.
   */
  records?: Seed;
  /** The delay of every request of the API, in milliseconds of real time; none by default. */
  latency?: Latency | number;
  /** Mutants to add, by their names in `loadMutants`; none by default. */
  mutants?: readonly string[];
  /**
   * Loads the broken servers that `mutants` and the control plane can choose from, such as
   * `async () => (await import('@workspace-api/mock/mutants')).mutants`, or your own; none by default. It is not called before a
   * mutant is set or listed.
   */
  loadMutants?: LoadMutants;
  /** Receives a line for each failure of the sandbox itself; standard error by default. */
  log?: (line: string) => void;
  /** Is told of every request once its answer is known: those of the API, the control plane and pages. */
  onRequest?: (request: CompletedRequest) => void;
};
