import { scopes } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { commonScopes } from './principal.ts';

test.each([
  [['pages:write'], ['pages:write'], ['pages:write']],
  [['pages:destructive'], ['pages:read'], ['pages:read']],
  [['pages:read'], ['pages:destructive'], ['pages:read']],
  [['pages:destructive'], scopes, ['pages:destructive']],
  [['pages:read', 'pages:write'], scopes, ['pages:read', 'pages:write']],
  [['secrets:set'], ['secrets:write'], []],
  [scopes, scopes, scopes],
])('of %j and %j both allow %j', (tokenScopes, allowedScopes, common) => {
  expect(commonScopes(tokenScopes, allowedScopes)).toEqual(common);
});
