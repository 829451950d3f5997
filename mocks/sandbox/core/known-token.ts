import type { Scope } from '@workspace-api/contract';
import type { Mode } from './tenant.ts';

/** A token whose secret is known in advance. It works on no other service. */
export type KnownToken = {
  readonly id: string;
  /** The secret, to be sent after `Bearer`. */
  readonly token: string;
  readonly kind: 'key' | 'session';
  readonly mode: Mode;
  /** The slug of its workspace. */
  readonly workspace: string;
  readonly scopes: readonly Scope[];
  /** A description of the token for people. */
  readonly purpose: string;
};
