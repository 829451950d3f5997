import { getOperation, type OperationId, type OperationShape } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { RunRecords } from '../../resources/run-records.ts';
import { createExchange } from '../../target/exchange.ts';
import type { Session } from '../session/session.ts';
import { noteEffect } from './record-effects.ts';
import { classifyWrite } from './write.ts';

const track = async (
  id: OperationId,
  path: Record<string, string>,
  response: unknown,
  requestBody: unknown = null,
) => {
  const operation: OperationShape = getOperation(id);
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
  const settings = { token: 'key_test_own', workspace: 'acme', mode: 'test', reportedMode: 'test' };
  const session = { records, settings, shared: { forgetChanged: () => {} } } as unknown as Session;
  const all = { slug: 'acme', ...path };
  const write = classifyWrite(operation, operation.method, all, exchange.request.body);
  await noteEffect(session, write, operation, all, exchange);
  return Object.keys(effect).length > 0 ? effect : null;
};

test('a creation is undone by the delete operation of its resource', async () => {
  expect(await track('createWebhookSubscription', {}, { id: 'wh_1' })).toEqual({
    created: {
      kind: 'webhook-subscription',
      id: 'wh_1',
      workspace: 'acme',
      mode: 'test',
      token: 'key_test_own',
      undo: { operation: 'deleteWebhookSubscription', path: { slug: 'acme', id: 'wh_1' } },
    },
  });
});

test('an id that the caller chose is read from the request', async () => {
  expect(await track('setSecret', {}, {}, { name: 'stripe', value: 'x' })).toMatchObject({
    created: { id: 'stripe', undo: { operation: 'deleteSecret', path: { name: 'stripe' } } },
  });
});

test('a record without a delete operation is taken out of use, and remains', async () => {
  expect(await track('createAgent', {}, { id: 'agt_1' })).toMatchObject({
    created: {
      undo: { operation: 'deactivateAgent' },
      remains: 'the API has no operation that deletes it; deactivateAgent was called',
    },
  });
});

test('a deletion affects the record in the path', async () => {
  expect(await track('revokeToken', { id: 'tok_1' }, null)).toEqual({
    deleted: { kind: 'token', id: 'tok_1', workspace: 'acme' },
  });
});

test('a rotation creates a record only if it returns another id', async () => {
  expect(await track('rotateToken', { id: 'tok_1' }, { id: 'tok_2' })).toMatchObject({
    created: { id: 'tok_2' },
  });
  expect(await track('rotateToken', { id: 'tok_1' }, { id: 'tok_1' })).toBeNull();
});

test('shared data of the workspace remains changed', async () => {
  expect(await track('changePlan', {}, {})).toMatchObject({ changed: { kind: 'billing', id: 'acme' } });
  expect(await track('updatePage', { id: 'page_1' }, {})).toMatchObject({
    changed: { kind: 'page', id: 'page_1' },
  });
});

test('reads, and writes that need only a read scope, have no effect', async () => {
  expect(await track('listAgents', {}, { data: [{ id: 'agt_1' }] })).toBeNull();
  expect(await track('createProxyUrl', {}, { url: 'https://proxy.example' })).toBeNull();
});

test('a creation without an id in its response is still a created record', async () => {
  expect(await track('mintToken', {}, { secret: 'key_test_1' })).toEqual({
    created: {
      kind: 'token',
      id: 'of unknown id',
      workspace: 'acme',
      mode: 'test',
      token: 'key_test_own',
      undo: null,
      remains: 'the response to mintToken shows no id',
    },
  });
  expect(await track('rotateToken', { id: 'tok_1' }, { secret: 'key_test_2' })).toBeNull();
});
