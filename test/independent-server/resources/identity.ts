import type { Principal } from '../auth.ts';
import { type Call, find, ok, type Reply } from '../call.ts';
import { ApiError } from '../errors.ts';
import { listReply } from '../lists.ts';
import type { Workspace } from '../store.ts';

const show = ({ id, slug, name }: Workspace) => ({ id, slug, name });

const reachable = (principal: Principal, slug: string | undefined): Workspace =>
  find(principal.workspaces, (workspace) => workspace.slug === slug, `Workspace ${slug}`);

export function me({ principal }: Call): Reply {
  const { user, tokenId, mode, scopes, workspace } = principal;
  return ok({
    user: { id: user.id, email: user.email },
    token: { id: tokenId, scopes: [...scopes].sort(), mode },
    workspace: { slug: workspace.slug },
  });
}

export const listWorkspaces = (call: Call): Reply =>
  listReply(call, { rows: call.principal.workspaces, show, columns: ['id', 'slug', 'name'] });

export const currentWorkspace = ({ principal }: Call): Reply => ok(show(principal.workspace));

export function getWorkspace({ principal, params }: Call): Reply {
  return ok(show(reachable(principal, params.slug)));
}

/** Makes another workspace the default of an OAuth session. */
export function switchWorkspace({ principal, params }: Call): Reply {
  if (!principal.session) {
    throw new ApiError(
      403,
      'policy_denied',
      'An API key is bound to its workspace. Mint a key there instead.',
      {
        details: { rule_id: 'sessions-only', resource: `workspace/${params.slug}`, action: 'switch' },
      },
    );
  }
  const workspace = reachable(principal, params.slug);
  principal.session.workspaceId = workspace.id;
  return ok({ workspace: show(workspace) });
}
