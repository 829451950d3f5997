import type { Scope } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Clock } from '../core/clock.ts';
import type { Ids } from '../core/ids.ts';
import type { Keys } from '../core/keys/keys.ts';
import type { Random } from '../core/random.ts';
import type { PrivateAddresses } from '../host/network.ts';
import type { Database } from '../store/database.ts';
import type { ControlAccess } from './control-access.ts';

/** A token whose secret is known in advance. It isn't valid for any other service. */
export type KnownToken = Readonly<
  Omit<Required<components['schemas']['IssuedToken']>, 'scopes'> & { scopes: readonly Scope[] }
>;

/**
 * The services of one sandbox. Handlers receive all of them and import no state. `wiring/context.ts` adds the services of higher
 * layers to this interface.
 */
export interface AppContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  /** The keys for encryption and signatures. */
  readonly keys: Keys;
  /** The tokens whose secrets are fixed in advance. */
  readonly knownTokens: readonly KnownToken[];
  /** The private addresses that may receive webhooks. */
  readonly privateAddresses: PrivateAddresses;
  /** The origin by which clients reach a sandbox behind a proxy; undefined for the origin of each request. */
  readonly publicUrl: string | undefined;
  /** The origins whose pages may send credentials. */
  readonly credentialOrigins: ReadonlySet<string>;
  /** Origins to which the sign-in page may redirect, in addition to programs of this machine. */
  readonly redirectOrigins: ReadonlySet<string>;
  /** Who may use the control plane. */
  readonly controlAccess: ControlAccess;
  /** Writes a line about a failure of the sandbox itself. */
  readonly log: (line: string) => void;
}
