import { getOperation, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createExchange } from '../target/exchange.ts';
import type { RunRecords } from './run-records.ts';
import { trackExchange } from './track.ts';

const track = (
  id: OperationId,
  path: Record<string, string>,
  response: unknown,
  requestBody: unknown = null,
) => {
  const operation = getOperation(id);
  const bytes = Buffer.from(JSON.stringify(response) ?? '');
  const exchange = createExchange(
    operation,
    {
      method: operation.method,
      url: 'http://127.0.0.1/v1',
      headers: {},
      body: Buffer.from(JSON.stringify(requestBody)),
    },
    { status: 200, headers: {}, trailers: {}, bytes, undecodable: null },
  );
  const effect: { [Kind in 'created' | 'changed' | 'deleted']?: Parameters<RunRecords[Kind]>[0] } = {};
  const records = {
    created: (record: typeof effect.created) => Object.assign(effect, { created: record }),
    changed: (record: typeof effect.changed) => Object.assign(effect, { changed: record }),
    deleted: (record: typeof effect.deleted) => Object.assign(effect, { deleted: record }),
  };
  const created = trackExchange(records, exchange, { slug: 'acme', ...path });
  expect(created).toBe(effect.created ?? null);
  return Object.keys(effect).length > 0 ? effect : null;
};

test('a creation is undone by the delete operation of its resource', () => {
  expect(track('createWebhookSubscription', {}, { id: 'wh_1' })).toEqual({
    created: {
      kind: 'webhook-subscription',
      id: 'wh_1',
      workspace: 'acme',
      undo: { operation: 'deleteWebhookSubscription', path: { slug: 'acme', id: 'wh_1' } },
    },
  });
});

test('an id that the caller chose is read from the request', () => {
  expect(track('setSecret', {}, {}, { name: 'stripe', value: 'x' })).toMatchObject({
    created: { id: 'stripe', undo: { operation: 'deleteSecret', path: { name: 'stripe' } } },
  });
});

test('a record without a delete operation is taken out of use, and remains', () => {
  expect(track('createAgent', {}, { id: 'agt_1' })).toMatchObject({
    created: {
      undo: { operation: 'deactivateAgent' },
      remains: 'the API has no operation that deletes it; deactivateAgent was called',
    },
  });
});

test('a deletion affects the record in the path', () => {
  expect(track('revokeToken', { id: 'tok_1' }, null)).toEqual({
    deleted: { kind: 'token', id: 'tok_1', workspace: 'acme' },
  });
});

test('a rotation creates a record only if it returns another id', () => {
  expect(track('rotateToken', { id: 'tok_1' }, { id: 'tok_2' })).toMatchObject({ created: { id: 'tok_2' } });
  expect(track('rotateToken', { id: 'tok_1' }, { id: 'tok_1' })).toBeNull();
});

test('shared data of the workspace remains changed', () => {
  expect(track('changePlan', {}, {})).toMatchObject({ changed: { kind: 'billing', id: 'acme' } });
  expect(track('updatePage', { id: 'page_1' }, {})).toMatchObject({
    changed: { kind: 'page', id: 'page_1' },
  });
});

test('reads, and writes that need only a read scope, have no effect', () => {
  expect(track('listAgents', {}, { data: [{ id: 'agt_1' }] })).toBeNull();
  expect(track('createProxyUrl', {}, { url: 'https://proxy.example' })).toBeNull();
});

test('a creation without an id in its response is still a created record', () => {
  expect(track('mintToken', {}, { secret: 'key_test_1' })).toEqual({
    created: {
      kind: 'token',
      id: 'of unknown id',
      workspace: 'acme',
      undo: null,
      remains: 'the response to mintToken shows no id',
    },
  });
  expect(track('rotateToken', { id: 'tok_1' }, { secret: 'key_test_2' })).toBeNull();
});
