import { type Handlers, ok } from '../call.ts';
import { ApiError } from '../errors.ts';
import { listReply } from '../lists.ts';
import { show } from '../values.ts';

export const identity: Handlers = {
  'GET /me me:read': ({ principal: { user, tokenId, mode, scopes, workspace } }) =>
    ok({
      user: { id: user.id, email: user.email },
      token: { id: tokenId, scopes: [...scopes].sort(), mode },
      workspace: { slug: workspace.slug },
    }),

  'GET /workspaces workspaces:read list': (call) =>
    listReply(call, { rows: call.principal.workspaces, columns: ['id', 'slug', 'name'] }),

  'GET /workspaces/current workspaces:read': ({ principal }) => ok(show(principal.workspace)),

  'GET ~ workspaces:read': ({ tenant }) => ok(show(tenant.workspace)),

  // Makes another workspace the default of an OAuth session.
  'POST ~/switch workspaces:write': ({ principal: { session }, tenant: { workspace } }) => {
    if (!session) {
      throw new ApiError(403, 'policy_denied', 'An API key is bound to its workspace. Mint a key there.', {
        details: { rule_id: 'sessions-only', resource: `workspace/${workspace.slug}`, action: 'switch' },
      });
    }
    session.workspaceId = workspace.id;
    return ok({ workspace: show(workspace) });
  },
};
