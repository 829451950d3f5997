import { type ClauseId, type OperationId, operations } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { belowWorkspace, orElse, type RequestContext, withOwners } from '../lib/with-owners.ts';

/** The response to the request in another workspace, with one of its tokens; undefined if all are rejected. */
const elsewhere = ({ request, slug, mode, as }: RequestContext): Promise<Response | undefined> =>
  as(
    (owner) => owner.slug !== slug && owner.slug !== '' && owner.mode === mode,
    (owner) => belowWorkspace(request.url, owner.slug),
  );

/** A write that is also executed in every other workspace for which a token was seen. */
const inEvery = (id: OperationId, clause: ClauseId, text: string): Mutant => ({
  clause,
  text,
  wrap: withOwners(id, async (context) => {
    if (context.response.ok) await elsewhere(context);
    return context.response;
  }),
});

export const secretsDeletedByName = inEvery(
  operations.deleteSecret.id,
  'tenancy.names-are-per-workspace',
  'Deleting a secret also deletes secrets with the same name in other workspaces.',
);

export const secretsRotatedByName = inEvery(
  operations.rotateSecret.id,
  'tenancy.names-are-per-workspace',
  'Rotating a secret also rotates secrets with the same name in other workspaces.',
);

export const secretsSetByName = inEvery(
  operations.setSecret.id,
  'tenancy.names-are-per-workspace',
  'Setting a secret also overwrites secrets with the same name in other workspaces.',
);

export const oneThemeForAll = inEvery(
  operations.updateTheme.id,
  'tenancy.writes-stay-in-workspace',
  'A patch of the theme also changes the themes of other workspaces.',
);

/** A request that is sent to another workspace, with one of its tokens, unless that is rejected. */
const inOther = (
  id: OperationId,
  clause: ClauseId,
  text: string,
  isRequested: (context: RequestContext) => boolean,
): Mutant => ({
  clause,
  text,
  wrap: withOwners(id, async (context) =>
    isRequested(context) ? orElse(context.response, await elsewhere(context)) : context.response,
  ),
});

export const proxyUrlsByName = inOther(
  operations.createProxyUrl.id,
  'tenancy.names-are-per-workspace',
  'A proxy URL can be created for a secret that exists only in another workspace.',
  ({ response }) => !response.ok,
);

export const tailOfAnotherWorkspace = inOther(
  operations.tailLogs.id,
  'tenancy.lists-hold-own-records',
  'The log tails of all workspaces stream the entries of one workspace.',
  ({ response, isFirst }) => response.ok && !isFirst,
);
