import type { Scope } from '@workspace-api/contract';
import type { Mode } from '../core/tenant.ts';

/** A token whose secret is known in advance. It isn't valid for any other service. */
export type KnownToken = {
  readonly id: string;
  /** The secret, which clients send after `Bearer`. */
  readonly secret: string;
  readonly kind: 'key' | 'session';
  readonly mode: Mode;
  /** The slug of its workspace. */
  readonly workspace: string;
  readonly scopes: readonly Scope[];
  /** A description of the token for users. */
  readonly purpose: string;
};
