import type { Principal } from '../core/principal.ts';
import type { Mode } from '../core/tenant.ts';

/** An action on a resource of a workspace, with the names that scopes use. */
export type PolicyTarget = {
  readonly workspace_id: string;
  readonly resource: string;
  readonly action: string;
};

/** A rule of a workspace's policy, which blocks an action. */
export type PolicyRule = { readonly id: string; readonly resource: string; readonly action: string };

/** Lookups of the middlewares about the caller of a request. The features that store the records implement them. */
export type Callers = {
  /** Finds the principal of a token's secret; undefined for a secret that was never issued. */
  findPrincipal(secret: string): Promise<Principal | undefined>;
  /** Finds the owner of a workspace as a principal without a token; undefined if no workspace has the slug. */
  findOwner(slug: string, mode: Mode): Promise<Principal | undefined>;
  /** Records that a token was used at a time of the sandbox's clock. */
  recordUse(tokenId: string, usedAt: string): Promise<void>;
  /** Whether a session still requires a second factor. */
  requiresMfa(tokenId: string): Promise<boolean>;
  /** Returns the workspaces among `ids` that are on a billing or compliance hold. */
  heldWorkspaces(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Finds the first rule of the workspace's policy that blocks the action. */
  findPolicyRule(target: PolicyTarget): Promise<PolicyRule | undefined>;
  /** Whether a workspace has this slug, even if the caller can't see it. */
  workspaceExists(slug: string): Promise<boolean>;
  /** Whether a token still exists after its request was accepted. */
  hasToken(id: string): Promise<boolean>;
  /** Whether a workspace still exists after a request to it was accepted. */
  hasWorkspace(id: string): Promise<boolean>;
};

declare module '../domain/app-context.ts' {
  interface AppContext {
    /** Looks up the caller of a request. */
    readonly callers: Callers;
  }
}
