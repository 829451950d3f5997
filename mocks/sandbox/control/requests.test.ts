import { expect } from 'vitest';
import { json, key, startLogged, test } from '../../test/logged-request.ts';
import { isPage } from '../../test/page.ts';

const agents = '/workspaces/acme/agents';
test('an entry has the operation, the caller and the response', async ({ call }) => {
  const { entry, response } = await call('GET', `${agents}?limit=2`);
  expect(entry).toMatchObject({
    id: response.headers.get('X-Request-Id'),
    method: 'GET',
    path: `/v1${agents}`,
    query: { limit: '2' },
    operation: 'listAgents',
    workspace: 'acme',
    mode: 'test',
    token: 'tok_01K9DEMO',
    status: 200,
    code: null,
    forced: null,
    mutants: [],
    violations: [],
    changes: [],
  });
  expect(entry.scope).toMatchObject({ required: 'agents:read', granted: true });
});

test('unknown and missing fields and unknown query keys are violations of their part of the request', async () => {
  const { call } = await startLogged();
  const { entry } = await call('POST', `${agents}?colour=red`, { body: '{"colour":"red"}' });
  expect(entry).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(entry.violations.map(({ in: place, path, reason }: never) => [place, path, reason])).toEqual([
    ['query', '/colour', 'unknown_field'],
    ['body', '/name', 'missing'],
    ['body', '/colour', 'unknown_field'],
  ]);
});

test('violations that the sandbox accepts are listed too', async ({ call }) => {
  const { entry } = await call('POST', `${agents}?debug`, { headers: key, body: '{"name":"Wired"}' });
  expect(entry.status).toBe(201);
  expect(entry.violations.map(({ in: place, path }: never) => [place, path])).toEqual([
    ['header', '/Content-Type'],
    ['query', '/debug'],
  ]);
});

test('the missing scope is listed next to the scopes of the token', async ({ call }) => {
  const headers = { ...json, Authorization: 'Bearer key_test_acme_readonly' };
  const { entry } = await call('POST', agents, { headers, body: '{"name":"No"}' });
  expect(entry).toMatchObject({ status: 403, scope: { required: 'agents:write', granted: false } });
  expect(entry.scope.held).toContain('agents:read');
  expect(entry.scope.held).not.toContain('agents:write');
});

test('the changes of a write are listed by kind, id and fields', async ({ call }) => {
  const created = await call('POST', agents, { body: '{"name":"New"}' });
  const id = JSON.parse(created.text).id;
  expect(created.entry.changes).toContainEqual({
    action: 'added',
    records: 'agents',
    id,
    fields: [],
    count: 1,
  });
  const activated = await call('POST', `${agents}/${id}/activate`);
  expect(activated.entry.changes).toContainEqual({
    action: 'changed',
    records: 'agents',
    id,
    fields: ['status', 'scheduled_until'],
    count: 1,
  });
  const again = await call('POST', `${agents}/${id}/activate`);
  expect(again.entry).toMatchObject({ status: 200, changes: [] });
  const removed = await call('DELETE', '/workspaces/acme/secrets/smtp_password');
  expect(removed.entry.changes).toContainEqual(
    expect.objectContaining({ action: 'removed', records: 'secrets', count: 1 }),
  );
});

test('a save of a page is listed with its id and without its document', async ({ call }) => {
  const page = '/workspaces/acme/pages/page_01K9HOME';
  const body = JSON.stringify([{ op: 'replace', path: '/metadata/title', value: 'Not in the log' }]);
  const { entry } = await call('PATCH', page, { body });
  const fields = ['slug', 'title', 'draft_version', 'updated_at'];
  expect(entry.changes).toEqual([
    { action: 'changed', records: 'pages', id: 'page_01K9HOME', count: 1, fields },
    { action: 'added', records: 'page_versions', id: null, count: 1, fields: [] },
  ]);
  expect(JSON.stringify(entry)).not.toContain('Not in the log');
});

test('a replay and a failed request have no changes', async ({ call }) => {
  const init = { headers: { ...json, 'Idempotency-Key': 'one' }, body: '{"name":"Once"}' };
  expect((await call('POST', agents, init)).entry.changes.length).toBeGreaterThan(0);
  expect((await call('POST', agents, init)).entry).toMatchObject({ status: 201, changes: [] });
  const other = { ...init, body: '{"name":"Twice"}' };
  expect((await call('POST', agents, other)).entry).toMatchObject({ status: 422, changes: [] });
});

test('a forced response names the header that forced it', async ({ call, control }) => {
  const preferred = await call('GET', '/me', { headers: { Prefer: 'code=429' } });
  expect(preferred.entry).toMatchObject({ forced: 'Prefer', status: 429 });
  const rule = (await control('addFaultRule', {}, { error: 'internal-error' })).json;
  expect((await call('GET', '/me')).entry).toMatchObject({ forced: rule.id, status: 500 });
});

test.skipIf(isPage)(
  'an entry names the mutants that may have changed its response',
  async ({ call, control }) => {
    const mutants = ['principal-shows-live-mode'];
    await control('setDisturbance', {}, { mutants });
    expect((await call('GET', '/me')).entry).toMatchObject({ forced: null, mutants });
  },
);

test('the log can be filtered and cleared, and has no requests of the control plane', async () => {
  const { call, control } = await startLogged();
  await call('GET', '/me');
  await call('GET', '/me?x=1');
  await call('POST', agents, { body: '{"name":"New"}' });
  const count = async (query: Record<string, string>) =>
    (await control('listRequests', {}, undefined, query)).json.data.length;
  expect(await count({})).toBe(3);
  expect(await count({ limit: '2' })).toBe(2);
  expect(await count({ operation: 'getMe' })).toBe(2);
  expect(await count({ only: 'violations' })).toBe(1);
  expect(await count({ only: 'changes', workspace: 'acme' })).toBe(1);
  expect(await count({ only: 'failures' })).toBe(0);
  expect((await control('listRequests', {}, undefined, { only: 'dragons' })).status).toBe(400);
  expect((await control('clearRequests')).status).toBe(204);
  expect(await count({})).toBe(0);
});

test('a rejected request is found by its workspace', async ({ control, send }) => {
  await send('POST', '/workspaces/acme/agents', { token: 'key_test_acme_readonly' });
  await send('GET', '/workspaces/globex/agents', { token: 'key_test_acme' });
  await send('GET', '/me', { token: 'key_test_globex' });
  const listStatuses = async (workspace: string) =>
    (await control('listRequests', {}, undefined, { workspace })).json.data.map(
      ({ status }: { status: number }) => status,
    );
  expect(await listStatuses('acme')).toEqual([403]);
  expect(await listStatuses('globex')).toEqual([200, 404]);
});
