import { grants, type Scope, scopes } from '@workspace-api/contract';
import type { RateLimit } from './rate-limiter.ts';
import type { Mode } from './tenant.ts';

/** A workspace as the store knows it. */
export type WorkspaceRecord = { readonly id: string; readonly slug: string; readonly name: string };

/** A workspace that a principal can reach, with what it may do there. */
export type Reach = { readonly workspace: WorkspaceRecord; readonly scopes: readonly Scope[] };

/** Who makes a request. */
export type Principal = {
  readonly tokenId: string;
  readonly kind: 'key' | 'session';
  readonly mode: Mode;
  readonly user: { readonly id: string; readonly email: string };
  /** A key's own workspace; the active one of a session. */
  readonly workspace: WorkspaceRecord;
  /** The limit of that workspace's tokens, where it has one of its own. */
  readonly rateLimit: RateLimit | undefined;
  /** What the token may do in that workspace, every scope it holds. */
  readonly scopes: readonly Scope[];
  /** All workspaces that it can act on: one for a key, the user's memberships for a session. */
  readonly reach: readonly Reach[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  /** Revoked, or presented with a secret that a rotation replaced. */
  readonly dead: boolean;
};

/**
 * What two sets of scopes both allow, named as `held` names it: a session never does more than its user may in the
 * workspace. What a scope implies isn't named beside it (clause `identity.scopes-as-granted`).
 */
export const commonScopes = (held: readonly string[], permitted: readonly string[]): Scope[] => {
  const common = scopes.filter((scope) => grants(held, scope) && grants(permitted, scope));
  const implied = (scope: Scope) => common.some((other) => other !== scope && grants([other], scope));
  return common.filter((scope) => held.includes(scope) || !implied(scope));
};

/** The workspaces in which the principal may do what asks for `scope`. */
export const reachFor = (principal: Principal, scope: Scope): readonly WorkspaceRecord[] =>
  principal.reach.filter((reach) => grants(reach.scopes, scope)).map((reach) => reach.workspace);
