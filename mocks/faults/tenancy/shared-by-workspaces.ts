import { type ClauseId, type OperationId, operations } from '@workspace-api/contract';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';
import { authorizationOf, createOwners, modeOf } from '../lib/owners.ts';

/** A write that is carried out in every workspace whose tokens were seen, too. */
const inEvery = (id: OperationId, clause: ClauseId, text: string): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      if (operationOfRequest(request)?.id !== id || !response.ok) return response;
      const slug = owners.slugIn(request.url);
      await owners.as(
        again,
        (owner) => owner.slug !== slug && owner.slug !== '' && owner.mode === modeOf(request),
        (owner) => request.url.replace(/(\/workspaces\/)[^/]+/, `$1${owner.slug}`),
      );
      return response;
    };
  },
});

export const secretsDeletedByName = inEvery(
  operations.deleteSecret.id,
  'tenancy.names-are-per-workspace',
  'Deleting a secret deletes the secrets of that name in other workspaces.',
);

export const secretsRotatedByName = inEvery(
  operations.rotateSecret.id,
  'tenancy.names-are-per-workspace',
  'Rotating a secret rotates the secrets of that name in other workspaces.',
);

export const secretsSetByName = inEvery(
  operations.setSecret.id,
  'tenancy.names-are-per-workspace',
  'Setting a secret overwrites the secrets of that name in other workspaces.',
);

export const oneThemeForAll = inEvery(
  operations.updateTheme.id,
  'tenancy.writes-stay-in-workspace',
  'A patch of the theme changes the themes of other workspaces.',
);

/** A request that is made in another workspace, with a token of it, unless that is refused; `isFirst` with the first token seen. */
const inOther = (
  id: OperationId,
  clause: ClauseId,
  text: string,
  isAsked: (response: Response, isFirst: boolean) => boolean,
): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    let first: string | undefined;
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      const slug = owners.slugIn(request.url);
      if (operationOfRequest(request)) first ||= authorizationOf(request);
      if (operationOfRequest(request)?.id !== id || !isAsked(response, authorizationOf(request) === first))
        return response;
      const other = await owners.as(
        again,
        (owner) => owner.slug !== slug && owner.slug !== '' && owner.mode === modeOf(request),
        (owner) => request.url.replace(/(\/workspaces\/)[^/]+/, `$1${owner.slug}`),
      );
      if (!other?.ok) return response;
      await response.body?.cancel();
      return other;
    };
  },
});

export const proxyUrlsByName = inOther(
  operations.createProxyUrl.id,
  'tenancy.names-are-per-workspace',
  'A proxy URL is minted for a secret that only another workspace has.',
  ({ ok }) => !ok,
);

export const tailOfAnotherWorkspace = inOther(
  operations.tailLogs.id,
  'tenancy.lists-hold-own-records',
  'The tails of all workspaces stream the entries of one.',
  ({ ok }, isFirst) => ok && !isFirst,
);
