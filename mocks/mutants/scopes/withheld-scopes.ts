import { operations, type Scope, sessionPrefix } from '@workspace-api/contract';
import { changeRequests } from '../../wrappers/change-requests.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';
import { parseBody } from '../lib/parse-body.ts';

const { getMe, mintToken, deleteSecret } = operations;

/** A scope that servers don't know. */
const unknownScope = 'unheard-of:read';

/** Scopes that a key can't receive, or that a session doesn't show. */
export const withheldScopes: Record<string, Mutant> = {
  'scope-missing-from-the-catalogue': {
    clause: 'scopes.known-names-accepted',
    text: `No key can be created with ${deleteSecret.scope}.`,
    wrap: changeRequests(({ rawBody, operation }) => {
      if (operation.id !== mintToken.id) return undefined;
      const json = parseBody(rawBody) as { scopes?: Scope[] };
      if (!json.scopes?.includes(deleteSecret.scope)) return undefined;
      const scopes = json.scopes.map((scope) => (scope === deleteSecret.scope ? unknownScope : scope));
      return { body: JSON.stringify({ ...json, scopes }) };
    }),
  },
  'session-shows-one-scope': {
    clause: 'scopes.session-inherits-permissions',
    text: 'The principal of a session includes only one of its scopes.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      const isSession = getAuthorization(request).startsWith(`Bearer ${sessionPrefix}`);
      return isSession && response.ok && findOperation(request)?.id === getMe.id
        ? alterJson(response, (json) => {
            const token = json.token as Json;
            return { ...json, token: { ...token, scopes: (token.scopes as string[]).slice(0, 1) } };
          })
        : response;
    },
  },
};
