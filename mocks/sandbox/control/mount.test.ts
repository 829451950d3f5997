import { operationList } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import { start } from '../../test/start-control-plane.ts';
import { controlHandlers } from '../wiring/features.ts';
import { ownHandlers } from './handlers/index.ts';

const acme = { slug: 'acme' };

test('every operation of the document has a handler', () => {
  expect(Object.keys({ ...ownHandlers, ...controlHandlers }).toSorted()).toEqual(
    operationList.map(({ id }) => id).toSorted(),
  );
});

test('the sandbox returns its URLs and tokens', async () => {
  const { control, api } = await start();
  const { json } = await control('getSandbox');
  expect(json).toMatchObject({ base_url: 'http://127.0.0.1:4010/v1', workspace: 'acme' });
  for (const { secret, id } of json.tokens) {
    const me = await api('GET', '/me', secret);
    expect(me.json.token.id).toBe(id);
  }
});

test('the base URL with a slash redirects to the one without', async () => {
  const { sandbox } = await start();
  const response = await sandbox.fetch(new Request('http://127.0.0.1:4010/_sandbox/'));
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe('/_sandbox');
});

test.each([
  ['no body', undefined, 'missing'],
  ['malformed JSON', '{', 'format_mismatch'],
])('%s is rejected where a body is required', async (_, body, reason) => {
  const { control } = await start();
  const { status, json } = await control('addRecord', { ...acme, resource: 'forms' }, body);
  expect(status).toBe(400);
  expect(json.error.fields).toEqual([expect.objectContaining({ path: '', reason })]);
});
