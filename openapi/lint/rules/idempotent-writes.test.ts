import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const agents = 'paths > /workspaces/{slug}/agents';
const key = { $ref: '#/components/parameters/IdempotencyKey' };

test('an authenticated write that does not accept the key is reported', async () => {
  expect(await spoil('idempotent-writes', `${agents} > post > parameters`, [])).toEqual([
    'createAgent is an authenticated write and must accept Idempotency-Key.',
  ]);
});

test('a write that requires the key is reported', async () => {
  expect(
    await spoil('idempotent-writes', 'components > parameters > IdempotencyKey > required', true),
  ).toEqual(['createAgent must accept Idempotency-Key as an optional parameter.']);
});

test('a write whose success does not mark a replay is reported', async () => {
  const headers = `${agents} > post > responses > 201 > headers`;
  expect(await spoil('idempotent-writes', `${headers} > Idempotent-Replayed`, undefined)).toEqual([
    "createAgent's 201 must declare Idempotent-Replayed.",
  ]);
});

test('a read that accepts the key, or marks a replay, is reported', async () => {
  expect(await spoil('idempotent-writes', `${agents} > get > parameters`, [key])).toEqual([
    'listAgents is not an authenticated write; Idempotency-Key has no effect there.',
  ]);
  const headers = `${agents} > get > responses > 200 > headers`;
  expect(await spoil('idempotent-writes', `${headers} > Idempotent-Replayed`, {})).toEqual([
    "listAgents's 200 declares Idempotent-Replayed, but nothing is replayed there.",
  ]);
});

test('a write without credentials does not accept the key', async () => {
  expect(await spoil('idempotent-writes', 'paths > /oauth/token > post > parameters', [key])).toEqual([
    'exchangeAuthorizationCode is not an authenticated write; Idempotency-Key has no effect there.',
  ]);
});
