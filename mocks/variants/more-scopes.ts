import { scopes } from '@workspace-api/contract';
import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const moreScopes: Variant = {
  text: 'Keys have scopes of resources that the service document names without their endpoints.',
  allowedBy: "Authentication: the complete scope catalogue isn't documented.",
  families: ['identity', 'tokens'],
  wrap: changeJson(['getMe'], (json) => {
    const token = json.token as { scopes: string[] };
    // This key has every scope. Other keys have the scopes with which they were created.
    return scopes.every((scope) => token.scopes.includes(scope))
      ? {
          ...json,
          token: {
            ...token,
            scopes: [...token.scopes, 'deployments:write', 'domains:read', 'monetization:read'],
          },
        }
      : json;
  }),
};
