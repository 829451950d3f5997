import {
  type ClauseId,
  scopes as catalogue,
  mediaTypes,
  type OperationId,
  operations,
} from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

/** Keys that are created with other scopes than requested. The response shows the requested scopes. */
const mutateCreatedScopes = (
  text: string,
  change: (scopes: readonly string[]) => readonly string[],
): Mutant => ({
  clause: 'tokens.minted-key-has-its-scopes',
  text,
  wrap: (next) => async (request) => {
    const { rawBody: body, again } = await repeatable(request);
    const requestedScopes = parseBody(body).scopes;
    const isTokenCreation = findOperation(request)?.id === operations.mintToken.id;
    const knownScopes: readonly string[] = catalogue;
    if (
      !isTokenCreation ||
      !Array.isArray(requestedScopes) ||
      !requestedScopes.every((each) => knownScopes.includes(String(each)))
    )
      return next(again());
    const changedScopes = change(requestedScopes as string[]);
    const response = await next(
      again({ body: JSON.stringify({ ...parseBody(body), scopes: [...new Set(changedScopes)] }) }),
    );
    return response.ok ? alterJson(response, (key) => ({ ...key, scopes: requestedScopes })) : response;
  },
});

/** Rotations that return a key with other scopes, or a key of another workspace. */
const changeRotatedScopes = (
  text: string,
  change: (scopes: readonly string[]) => readonly string[],
): Mutant => ({
  clause: 'tokens.scopes-do-not-change',
  text,
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    const response = await next(again());
    if (findOperation(request)?.id !== operations.rotateToken.id || !response.ok) return response;
    const old = await readJson(response);
    const url = request.url.replace(/\/tokens\/.*$/, '/tokens');
    const body = JSON.stringify({ scopes: change((old?.scopes ?? []) as string[]) });
    const headers = { ...Object.fromEntries(request.headers), 'Content-Type': mediaTypes.json };
    const newKey = await readJson(await next(new Request(url, { method: 'POST', headers, body })));
    return newKey?.secret === undefined
      ? response
      : alterJson(response, (key) => ({ ...key, secret: newKey.secret }));
  },
});

/** Changes the scopes of a key that an operation returns. */
export const changeShownScopes = (
  clause: ClauseId,
  id: OperationId,
  text: string,
  change: (scopes: string[]) => string[],
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (findOperation(request)?.id !== id || !response.ok) return response;
    return alterJson(response, (json) =>
      Array.isArray(json.scopes)
        ? { ...json, scopes: change(json.scopes as string[]) }
        : {
            ...json,
            token: { ...(json.token as Json), scopes: change((json.token as Json).scopes as string[]) },
          },
    );
  },
});

const more: string = operations.listPages.scope;

export const otherScopes: Record<string, Mutant> = {
  'mint-adds-a-scope': mutateCreatedScopes('A new key can also list workspaces.', (scopes) => [
    ...scopes,
    operations.listWorkspaces.scope,
  ]),
  'mint-gives-every-scope': mutateCreatedScopes(
    'A new key also gets every scope of another resource.',
    (scopes) => [...scopes, ...catalogue.filter((scope) => scope.startsWith('pages:'))],
  ),
  'mint-keeps-the-first-scope': mutateCreatedScopes(
    'A new key gets only the first two requested scopes.',
    (scopes) => scopes.slice(0, 2),
  ),
  'mint-raises-the-level': mutateCreatedScopes(
    'A new key gets the write scope for each requested read scope.',
    (scopes) =>
      scopes.map((scope) => {
        const writeScope = scope.replace(':read', ':write');
        return (catalogue as readonly string[]).includes(writeScope) ? writeScope : scope;
      }),
  ),
  'rotation-drops-a-scope': changeRotatedScopes('A rotated key keeps only its first scope.', (scopes) =>
    scopes.slice(0, 1),
  ),
  'rotation-adds-a-scope': changeRotatedScopes('A rotated key gets an additional scope.', (scopes) => [
    ...scopes,
    more,
  ]),
  'inspect-shows-other-scopes': changeShownScopes(
    'tokens.inspect-shows-scopes',
    operations.getToken.id,
    'Inspecting a key returns a scope that the key does not have.',
    (scopes) => [...scopes, more],
  ),
  'inspect-shows-resources-only': changeShownScopes(
    'tokens.inspect-shows-scopes',
    operations.getToken.id,
    'Inspecting a key returns the resources of its scopes without their levels.',
    (scopes) => scopes.map((scope) => scope.split(':')[0] ?? ''),
  ),
};
