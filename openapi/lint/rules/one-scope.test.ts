import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const security = 'paths > /workspaces/{slug}/agents > post > security';

test.each([
  ['no explicit security', undefined, 'createAgent declares no security'],
  ['two scopes', [{ bearerAuth: ['agents:read', 'agents:write'] }], 'exactly one scope'],
  ['no scope', [{ bearerAuth: [] }], 'exactly one scope'],
  ['an alternative', [{ bearerAuth: ['agents:read'] }, {}], 'exactly one scope'],
  ['another scheme', [{ apiKey: ['agents:read'] }], 'exactly one scope'],
  ['an unknown scope', [{ bearerAuth: ['agents:fly'] }], 'requires the unknown scope "agents:fly"'],
])('an operation with %s is reported', async (_, change, message) => {
  expect(await spoil('one-scope', security, change)).toEqual([expect.stringContaining(message)]);
});

test('an operation of the API without a credential must state why, one on its own server need not', async () => {
  const token = 'paths > /oauth/token';
  expect(await spoil('one-scope', `${token} > post > x-security`, undefined)).toEqual([
    'exchangeAuthorizationCode requires no credential; state why in x-security, with x-provisional.',
  ]);
  const elsewhere = { servers: [{ url: 'https://console.example' }], post: { security: [], responses: {} } };
  expect(await spoil('one-scope', token, elsewhere)).toEqual([]);
});
