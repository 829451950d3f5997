import { grants, idPrefixes, type Scope, scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Mode } from './tenant.ts';

/** The number of requests that a token may make in a time window. */
export type RequestLimit = Readonly<components['schemas']['RateLimit']>;

/** Every scope that only reads. */
export const readScopes: readonly Scope[] = scopes.filter((scope) => scope.endsWith(':read'));

/** A workspace as stored. */
export type WorkspaceRecord = { readonly id: string; readonly slug: string; readonly name: string };

/** A workspace that a principal can access, with its scopes there. */
export type Reach = { readonly workspace: WorkspaceRecord; readonly scopes: readonly Scope[] };

/** The caller of a request. */
export type Principal = {
  /** For console access, which has no token, this is `consoleTokenId`. */
  readonly tokenId: string;
  readonly kind: 'key' | 'session';
  readonly mode: Mode;
  readonly user: { readonly id: string; readonly email: string };
  /** The workspace of a key, or the active workspace of a session. */
  readonly workspace: WorkspaceRecord;
  /** The rate limit of the workspace's tokens, if it differs from the default. */
  readonly rateLimit: RequestLimit | undefined;
  /** The token's scopes in that workspace. */
  readonly scopes: readonly Scope[];
  /** All workspaces that the principal can access: one for a key, the user's memberships for a session. */
  readonly reach: readonly Reach[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  /** Whether a session must provide a second factor. */
  readonly requiresMfa: boolean;
  /** Whether the token was revoked or its secret was rotated. */
  readonly dead: boolean;
};

/** Represents the token in the records and the log of a request by console access (see `control/console.ts`). */
export const consoleTokenId = `${idPrefixes.Token}_CONSOLE`;

/**
 * The scopes that both sets grant, with the names from `tokenScopes`: a session never has more scopes than its user in
 * the workspace. Implied scopes are omitted (clause `identity.scopes-as-granted`).
 */
export const commonScopes = (tokenScopes: readonly string[], allowedScopes: readonly string[]): Scope[] => {
  const common = scopes.filter((scope) => grants(tokenScopes, scope) && grants(allowedScopes, scope));
  const isImplied = (scope: Scope) => common.some((other) => other !== scope && grants([other], scope));
  return common.filter((scope) => tokenScopes.includes(scope) || !isImplied(scope));
};

/** The workspaces in which the principal has a scope. */
export const reachFor = (principal: Principal, scope: Scope): readonly WorkspaceRecord[] =>
  principal.reach.filter((reach) => grants(reach.scopes, scope)).map((reach) => reach.workspace);
