import type { Clock } from '../core/clock.ts';
import type { Outgoing, PrivateAddresses } from '../host/network.ts';
import type { CompletedRequest } from '../http/completed-request.ts';
import type { Latency } from '../http/fault-injection/latency.ts';
import type { LoadMutants } from '../http/fault-injection/mutants.ts';
import type { Seed } from '../store/seed/seed-records.ts';

/** The number of requests that a token may make in a time window. */
export type RateLimit = { readonly limit: number; readonly windowSeconds: number };

/** The options of a sandbox. Every option may be omitted, or undefined. */
export type SandboxOptions = {
  /**
   * A time such as `'2026-11-02'` or `'2026-11-02T09:00:00Z'`, at which the sandbox's own clock stays until it is advanced; a
   * function that creates a clock, which each sandbox calls; or a clock, which all sandboxes share that receive it. Default: the
   * machine's clock.
   */
  clock?: Clock | string | (() => Clock) | undefined;
  /**
   * A random seed that makes ids, token secrets and cursors the same in every sandbox with new records that uses it (with a manual
   * clock; with another one, ids and cursors differ, which contain the time).
   */
  seed?: number | undefined;
  /**
   * Where to store records: a file, the URL of a PostgreSQL database, or `:memory:` (the default). In a browser's dedicated worker
   * also `opfs:` and a name, for records that survive a reload.
   */
  data?: string | undefined;
  /**
   * Encrypts the keys of secrets: 32 bytes in base64 or hexadecimal. By default, the key is stored in a file next to `data`.
   */
  masterKey?: string | undefined;
  /** The number of requests that a token may make. Default: 10,000 a minute. */
  rateLimit?: RateLimit | undefined;
  /** The private addresses to which webhooks may be delivered. Default: the addresses of this machine. */
  privateAddresses?: PrivateAddresses | undefined;
  /**
   * Origins whose pages may write, and send credentials (`credentials: 'include'`). Default: none. Pages of this machine may
   * write too. Pages of other origins can only read.
   */
  credentialOrigins?: readonly string[] | undefined;
  /**
   * A token that grants access to the control plane, the dashboard and the sign-in page, also from other machines. By default,
   * programs and pages on this machine need no token, and other machines have no access.
   */
  controlToken?: string | undefined;
  /**
   * Whether the demo tokens, and the keys of the workspaces in `records`, have the secrets that the documents show. With
   * `false`, each has a random secret, which `tokens` contains. Default: true.
   */
  demoTokens?: boolean | undefined;
  /** Names under which other machines reach the sandbox, such as the name of a container. Requires `controlToken`. */
  allowedHosts?: readonly string[] | undefined;
  /**
   * The origin by which clients reach the sandbox if it is served behind a proxy, such as `https://sandbox.acme.example`. The
   * addresses in its responses have it. Requires `controlToken`, unless it is on this machine. Default: the origin of the request.
   */
  publicUrl?: string | undefined;
  /** Origins to which the sign-in page may redirect, such as a deployed preview. Default: none, only programs of this machine. */
  redirectOrigins?: readonly string[] | undefined;
  /** Changes the requests that deliver webhooks, or the responses to them. */
  outgoing?: Outgoing | undefined;
  /**
   * Your own records, used instead of the demo records. Likely mistakes in accepted records, such as a trigger that isn't an
   * event, are printed to the console as warnings.
   */
  records?: Seed | undefined;
  /** The delay of every API request, in milliseconds of real time. Default: none. */
  latency?: Latency | number | undefined;
  /** The mutants to activate, by their names in `loadMutants`. Default: none. */
  mutants?: readonly string[] | undefined;
  /**
   * Loads the mutants that `mutants` and the control plane can choose from, such as `async () => (await
   * import('@workspace-api/mock/mutants')).mutants`, or your own. Default: none. It is first called when a mutant is set or
   * listed.
   */
  loadMutants?: LoadMutants | undefined;
  /** Called with a line for each failure of the sandbox itself. By default, lines are written to standard error. */
  log?: ((line: string) => void) | undefined;
  /** Called for every request to the API, the control plane and the pages, once its response is known. */
  onRequest?: ((request: CompletedRequest) => void) | undefined;
};
