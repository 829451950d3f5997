import { operations } from '@workspace-api/contract';
import type { Json } from '../../wrappers/json.ts';
import { alteredResponse } from '../lib/altered-values.ts';
import type { Mutant } from '../lib/mutant.ts';
import { changeShownScopes } from '../tokens/other-scopes.ts';

const me = operations.getMe.id;

/** Returns the previous response for every second request for the principal, regardless of the token. */
const principalCached: Mutant = {
  clause: 'identity.scopes-exhaustive',
  text: 'Every second request for the principal returns the previous response, regardless of the token.',
  wrap: (next) => {
    let cached: Response | undefined;
    return async (request) => {
      if (!new URL(request.url).pathname.endsWith(operations.getMe.path)) return next(request);
      if (cached !== undefined) {
        const again = cached;
        cached = undefined;
        return again;
      }
      const response = await next(request);
      if (response.ok) cached = response.clone();
      return response;
    };
  },
};

/** Mutants of the identity family. */
export const identity: Record<string, Mutant> = {
  'principal-cached-for-the-next': principalCached,
  'principal-lacks-a-scope': changeShownScopes(
    'identity.scopes-exhaustive',
    me,
    'The principal omits its last scope.',
    (scopes) => (scopes.length > 1 ? scopes.slice(0, -1) : scopes),
  ),
  'principal-shows-live-mode': alteredResponse(
    'identity.mode-matches-key',
    me,
    'The mode of every principal is live.',
    (json) => ({ ...json, token: { ...(json.token as Json), mode: 'live' } }),
  ),
  'principal-shows-test-mode': alteredResponse(
    'identity.mode-matches-key',
    me,
    'The mode of every principal is test.',
    (json) => ({ ...json, token: { ...(json.token as Json), mode: 'test' } }),
  ),
  'principal-shows-the-name': alteredResponse(
    'identity.workspace-is-the-tenant',
    me,
    'The workspace slug of the principal is in uppercase.',
    (json) => ({ ...json, workspace: { slug: String((json.workspace as Json).slug).toUpperCase() } }),
  ),
};
