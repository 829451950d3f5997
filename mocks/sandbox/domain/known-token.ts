import type { Scope } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';

/** A token whose secret is known in advance. It isn't valid for any other service. */
export type KnownToken = Readonly<
  Omit<Required<components['schemas']['IssuedToken']>, 'scopes'> & { scopes: readonly Scope[] }
>;
