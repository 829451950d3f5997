import type { Principal } from '../core/principal.ts';
import type { Mode } from '../core/tenant.ts';

/** An action on a resource of a workspace, in the words of the scopes. */
export type PolicyTarget = {
  readonly workspaceId: string;
  readonly resource: string;
  readonly action: string;
};

/** A rule of a workspace's policy, which blocks an action. */
export type PolicyRule = { readonly id: string; readonly resource: string; readonly action: string };

/** What the middlewares look up about whoever makes a request. The features that hold the records implement it. */
export type Callers = {
  /** The principal that a token's secret belongs to; undefined for a secret that was never issued. */
  findPrincipal(secret: string): Promise<Principal | undefined>;
  /** The owner of a workspace as a principal without a token; undefined if no workspace has the slug. */
  findOwner(slug: string, mode: Mode): Promise<Principal | undefined>;
  /** Records that a token was used at a time of the sandbox's clock. */
  recordUse(tokenId: string, usedAt: string): Promise<void>;
  /** Whether a session still has to present a second factor. */
  requiresMfa(tokenId: string): Promise<boolean>;
  /** Those of the workspaces that are on a billing or compliance hold. */
  heldWorkspaces(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The first rule of the workspace's policy that blocks the action. */
  findPolicyRule(target: PolicyTarget): Promise<PolicyRule | undefined>;
  /** Whether a workspace has this slug, whoever can see it. */
  workspaceExists(slug: string): Promise<boolean>;
  /** Whether a token was not deleted since its request was let in. */
  hasToken(id: string): Promise<boolean>;
  /** Whether a workspace was not deleted since a request to it was let in. */
  hasWorkspace(id: string): Promise<boolean>;
};

declare module '../domain/app-context.ts' {
  interface AppContext {
    /** Looks up who makes a request. */
    readonly callers: Callers;
  }
}
