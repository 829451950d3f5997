import { operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { ClientOptions } from './create-client.ts';
import * as operations from './operations/index.ts';
import { resources } from './operations/resources.ts';
import { withSandboxes } from './sandboxes.test-helper.ts';
import { session } from './session/session.ts';
import { sampleTokens } from './session/start-session.test-helper.ts';

withSandboxes('the methods', (connect) => {
  test('take path parameters, a body and options, and return the JSON of the response', async () => {
    const { api } = connect();
    const page = await api.pages.get('acme', 'page_01K9HOME');
    expect(page.metadata.slug).toBe('home');
    const updated = await api.pages.update('acme', 'page_01K9MENU', [
      { op: 'replace', path: '/metadata/title', value: 'Coffee' },
    ]);
    expect(updated.metadata.title).toBe('Coffee');
    expect(await api.secrets.delete('acme', 'crm_token')).toBeUndefined();
  });

  test('send headers by the names of their parameters', async () => {
    const { api } = connect();
    const patch = [{ op: 'replace', path: '/metadata/title', value: 'Coffee' }] as const;
    const stale = api.pages.update('acme', 'page_01K9HOME', [...patch], { ifMatch: '"1"' });
    await expect(stale).rejects.toMatchObject({ status: 409, details: { kind: 'version_mismatch' } });
    const keyed = { idempotencyKey: 'same-key' };
    const first = await api.agents.create('acme', { name: 'Digest' }, keyed);
    expect(await api.agents.create('acme', { name: 'Digest' }, keyed)).toEqual(first);
  });

  test('set and rotate a secret', async () => {
    const { api } = connect();
    const body = { name: 'maps_key', value: 'sk_1', purpose: 'maps' };
    const key = { idempotencyKey: 'set-maps' };
    expect(await api.secrets.set('acme', body, key)).toMatchObject({
      name: 'maps_key',
      purpose: 'maps',
    });
    expect(await api.secrets.rotate('acme', 'maps_key', { value: 'sk_2' })).toMatchObject({
      name: 'maps_key',
    });
    expect(() => api.secrets.set('acme', body, { idempotency_key: 'a' } as object)).toThrow(
      'Did you mean idempotencyKey?',
    );
    // @ts-expect-error: a secret needs a value.
    await expect(api.secrets.set('acme', { name: 'maps_key' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  test('can return a result instead of throwing', async () => {
    const { api } = connect();
    const existing = await api.pages.get('acme', 'page_01K9HOME').result();
    expect(existing).toMatchObject({ ok: true, status: 200, data: { metadata: { slug: 'home' } } });
    if (existing.ok) expect(existing.response.headers.get('ETag')).toBe('"7"');
    const missing = await api.pages.get('acme', 'page_none').result();
    expect(missing).toMatchObject({ ok: false, status: 404, code: 'not_found' });
  });

  test('a result has its response with an unread body, also for an error', async () => {
    const { api } = connect();
    for (const id of ['page_01K9HOME', 'page_none']) {
      const { ok, response } = await api.pages.get('acme', id).result();
      const { error, metadata } = JSON.parse((await response?.text()) ?? '');
      expect([ok, error?.code, metadata?.slug]).toEqual(
        id === 'page_none' ? [false, 'not_found', undefined] : [true, undefined, 'home'],
      );
    }
  });

  const keepSession = session({
    baseUrl: 'http://127.0.0.1:4010/v1',
    load: () => sampleTokens,
    save: () => {},
  });

  test.each<[string, Partial<ClientOptions>]>([
    ['a token', {}],
    ['no token', { token: undefined }],
    ['a session', { authorize: keepSession }],
  ])('call the console at its own URL without Authorization, from a client with %s', async (_, client) => {
    const { api, url, requests } = connect({ client });
    expect(await api.oauth.getCliConfig(url)).toHaveProperty('authorize_url');
    const sent = requests.map((request) => [request.url, request.headers.get('Authorization')]);
    expect(sent).toEqual([[`${url}/oauth/cli-config`, null]]);
  });

  test.each([[''], ['.'], ['..'], [undefined as unknown as string]])('the id %j is rejected', async (id) => {
    const { api } = connect();
    await expect(api.pages.get('acme', id)).rejects.toThrow(
      `Expected the id of /workspaces/{slug}/pages/{id}, got ${JSON.stringify(id)}`,
    );
  });

  test('ids are percent-encoded', async () => {
    const { api, requests } = connect();
    await expect(api.pages.get('acme', '../theme?x#y')).rejects.toMatchObject({ status: 404 });
    expect(requests[0]?.url).toMatch(/\/pages\/\.\.%2Ftheme%3Fx%23y$/);
  });
});

test('every operation of the contract has a function and a method', () => {
  const functions = operations as unknown as Record<string, unknown>;
  const methods = Object.values(resources).flatMap((resource) => Object.values(resource));
  for (const { id } of operationList) {
    expect(functions[id], id).toBeTypeOf('function');
    expect(methods, id).toContain(functions[id]);
  }
  // Not counted twice under the name of earlier versions.
  expect(new Set(methods).size).toBe(operationList.length);
});
