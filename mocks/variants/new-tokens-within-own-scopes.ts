import { basePath, errors, operations, type Scope, scopes, scopesThatGrant } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { type Json, readJson, withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

const knownScopes: ReadonlySet<string> = new Set(scopes);

/** Returns the catalogue's scopes that a body requests; none if the server rejects the body for another reason. */
const scopesIn = (rawBody: string): Scope[] => {
  try {
    const { scopes: requestedScopes } = JSON.parse(rawBody) as { scopes?: unknown };
    return Array.isArray(requestedScopes)
      ? requestedScopes.filter((scope): scope is Scope => knownScopes.has(scope as string))
      : [];
  } catch {
    return [];
  }
};

export const newTokensWithinOwnScopes: Variant = {
  text: 'Creating a key with scopes that the caller lacks returns 403.',
  allowedBy:
    "Tokens: the request for a new key contains scopes; the document doesn't specify which scopes a caller can grant.",
  families: ['tokens', 'scopes'],
  wrap: (next) => async (request) => {
    if (findOperation(request)?.id !== operations.mintToken.id) return next(request);
    const { rawBody, again } = await repeatable(request);
    const requestedScopes = scopesIn(rawBody);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const me = await readJson(
      await next(new Request(new URL(basePath + operations.getMe.path, request.url), { headers })),
    );
    const ownScopes = ((me?.token as Json | undefined)?.scopes ?? []) as Scope[];
    const missing =
      me === undefined
        ? undefined
        : requestedScopes.find((scope) => !scopesThatGrant[scope].some((one) => ownScopes.includes(one)));
    if (me?.token === undefined || missing === undefined) return next(again());
    const refusal = await next(
      new Request(new URL(basePath + operations.getMe.path, request.url), { headers }),
    );
    return withJson(refusal, errors['insufficient-scope'].status, {
      error: {
        code: errors['insufficient-scope'].code,
        message: `The key can't grant ${missing} because it lacks this scope.`,
        details: { required_scope: missing, hint: errors['insufficient-scope'].details.hint },
      },
    });
  },
};
