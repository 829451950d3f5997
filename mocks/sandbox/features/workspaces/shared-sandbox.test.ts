import { headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { testInNode } from '../../../test/page.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';
import { startWithEndpoint } from '../../../test/webhook-endpoint.ts';

/** A sandbox that two people share: one uses `acme`, the other a workspace of their own. */
const startShared = async () => {
  const started = await startSandbox();
  const { json } = await started.control(
    'createWorkspace',
    {},
    { slug: 'shop', test: { agents: [{ name: 'Greeter' }] } },
  );
  const [{ secret }] = json.tokens;
  const names = async (slug: string, token?: string) =>
    (await started.send('GET', `/workspaces/${slug}/agents`, { token })).json.data.map(
      ({ name }: { name: string }) => name,
    );
  const add = (slug: string, token?: string) =>
    started.send('POST', `/workspaces/${slug}/agents`, { token, body: { name: 'Added' } });
  return { ...started, shop: secret as string, names, add };
};

test('the reset of a created workspace restores what it was created with, and nothing of another one', async () => {
  const { control, shop, names, add, send } = await startShared();
  await add('shop', shop);
  await add('acme');
  await control('updateWorkspace', { slug: 'shop' }, { plans: [] });
  const acme = await names('acme');
  const rule = { operation: 'getMe', error: 'internal-error' };
  for (const workspace of ['shop', 'acme']) await control('addFaultRule', {}, { ...rule, workspace });
  expect((await control('addFaultRule', {}, { ...rule, workspace: 'shpo' })).status).toBe(404);
  expect((await control('removeFaultRules', {}, undefined, { workspace: 'shpo' })).status).toBe(404);
  expect((await control('reset', {}, { workspace: 'shop' })).status).toBe(204);
  expect([await names('shop', shop), await names('acme')]).toEqual([['Greeter'], acme]);
  expect((await control('getWorkspace', { slug: 'shop' })).json.plans).toHaveLength(4);
  expect((await control('listFaultRules')).json.data).toMatchObject([{ workspace: 'acme' }]);
  expect((await send('GET', '/me', { token: shop })).status).toBe(200);
  const { data } = (await control('listRequests')).json;
  expect(new Set(data.map(({ workspace }: { workspace: string }) => workspace))).toEqual(
    new Set(['acme', 'shop']),
  );
});

test('the reset of a demo workspace restores its demo records, settings and keys', async () => {
  const { control, shop, names, add, send } = await startShared();
  const [before, exported] = [await names('acme'), (await control('exportSeed')).json.workspaces[0]];
  await add('acme');
  await add('shop', shop);
  await control('updateWorkspace', { slug: 'acme' }, { held: true });
  await control('updateWorkspace', { slug: 'acme' }, { held: false });
  await send('DELETE', '/workspaces/acme/tokens/tok_01K9READER');
  await control('reset', {}, { workspace: 'acme' });
  expect(await names('acme')).toEqual(before);
  expect(await names('shop', shop)).toEqual(['Added', 'Greeter']);
  expect((await control('exportSeed')).json.workspaces[0]).toEqual(exported);
  expect((await send('GET', '/me', { token: 'key_test_acme_readonly' })).status).toBe(200);
});

test('a workspace is reset to the records of the last reset of the sandbox', async () => {
  const { control, names, add } = await startShared();
  await control('reset', {}, { workspaces: [{ slug: 'own', test: { agents: [{ name: 'Seeded' }] } }] });
  await add('own', 'key_test_own');
  await control('reset', {}, { workspace: 'own' });
  expect(await names('own', 'key_test_own')).toEqual(['Seeded']);
  expect((await control('reset', {}, { workspace: 'nobody' })).status).toBe(404);
  const both = { workspace: 'own', records: 'demo' };
  expect((await control('reset', {}, both)).json.error.fields[0].path).toBe('/workspace');
});

test('the reset of a workspace renews the rate limits of its tokens only', async () => {
  const { control, shop, send } = await startShared();
  const { json } = await control('getSandbox');
  const [{ id }] = json.tokens;
  const own = (await send('GET', '/me', { token: shop })).json.token.id;
  for (const token of [id, own]) await control('exhaustRateLimit', { id: token });
  await control('reset', {}, { workspace: 'shop' });
  expect([(await send('GET', '/me', { token: shop })).status, (await send('GET', '/me')).status]).toEqual([
    200, 429,
  ]);
});

testInNode(
  'mutants of a workspace affect only its requests, in addition to the mutants of the sandbox',
  async () => {
    const { control, shop, send } = await startShared();
    const of = (workspace: string) => ({ workspace });
    const create = async (slug: string, token?: string) =>
      (await send('POST', `/workspaces/${slug}/agents`, { token, body: { name: 'New' } })).json.status;
    const set = await control('setDisturbance', {}, { mutants: ['agent-starts-active'] }, of('shop'));
    expect(set.json.mutants).toEqual(['agent-starts-active']);
    expect([await create('shop', shop), await create('acme')]).toEqual(['active', 'inactive']);
    expect((await control('getDisturbance')).json.mutants).toEqual([]);
    expect((await control('getDisturbance', {}, undefined, of('acme'))).json.mutants).toEqual([]);
    const [, logged] = (await control('listRequests', {}, undefined, { operation: 'createAgent' })).json.data;
    expect(logged).toMatchObject({ workspace: 'shop', mutants: ['agent-starts-active'] });
    await control('reset', {}, { workspace: 'shop' });
    expect(await create('shop', shop)).toBe('inactive');
    expect((await control('setDisturbance', {}, {}, of('nobody'))).status).toBe(404);
  },
);

testInNode('mutants of deliveries of a workspace affect only its deliveries', async () => {
  const { sandbox, receiver, subscribe, settle } = await startWithEndpoint();
  const { control } = sandbox;
  const { tokens } = await control.createWorkspace({ body: { slug: 'shop', copy_of: 'acme' } });
  await subscribe(['forms.submitted']);
  await subscribe(['forms.submitted'], tokens[0]?.secret, 'shop');
  await control.setDisturbance({
    query: { workspace: 'shop' },
    body: { mutants: ['timestamp-in-milliseconds'] },
  });
  for (const slug of ['acme', 'shop']) {
    const { data } = await control.listRecords({ path: { slug, resource: 'forms' } });
    const body = { form_id: data[0]?.id ?? '', data: {} };
    await control.addRecord({ path: { slug, resource: 'submissions' }, body });
  }
  await settle();
  const digits = receiver.deliveries.map(({ event, headers }) => [
    (event as { workspace: string }).workspace,
    headers.get(headerNames.svcTimestamp)?.length,
  ]);
  expect(new Map(digits as [string, number][])).toEqual(
    new Map([
      ['acme', 10],
      ['shop', 13],
    ]),
  );
});

testInNode('the latency of a workspace is its own, and its removal removes it', async () => {
  const { control } = await startShared();
  const of = { workspace: 'shop' };
  const latency = { min: 0, max: 1 };
  await control('setDisturbance', {}, { latency }, of);
  expect((await control('getDisturbance', {}, undefined, of)).json.latency).toEqual(latency);
  expect((await control('getDisturbance')).json.latency).toBeNull();
  await control('removeWorkspace', { slug: 'shop' });
  await control('createWorkspace', {}, { slug: 'shop' });
  expect((await control('getDisturbance', {}, undefined, of)).json.latency).toBeNull();
});

test('the log of a workspace is cleared without the log of another one', async () => {
  const { control, shop, names } = await startShared();
  await names('shop', shop);
  await names('acme');
  await control('clearRequests', {}, undefined, { workspace: 'shop' });
  const { data } = (await control('listRequests')).json;
  expect(data.map(({ workspace }: { workspace: string }) => workspace)).toEqual(['acme']);
});

test('a copy of a workspace has its records under new ids, and its settings, and shares nothing with it', async () => {
  const { control, names, add, send } = await startShared();
  await control(
    'updateWorkspace',
    { slug: 'acme' },
    { policy_rules: [{ resource: 'pages', action: 'write' }] },
  );
  const created = await control('createWorkspace', {}, { slug: 'mine', name: 'Mine', copy_of: 'acme' });
  const [{ secret }] = created.json.tokens;
  expect(await names('mine', secret)).toEqual(await names('acme'));
  const ids = async (slug: string, token?: string) =>
    (await send('GET', `/workspaces/${slug}/agents`, { token })).json.data.map(
      ({ id }: { id: string }) => id,
    );
  const [copies, originals] = [await ids('mine', secret), await ids('acme')];
  expect(copies.filter((id: string) => originals.includes(id))).toEqual([]);
  const runs = (await send('GET', `/workspaces/mine/agents/${copies.at(-1)}/runs`, { token: secret })).json
    .data;
  expect(runs.length).toBeGreaterThan(0);
  const { json } = await control('getWorkspace', { slug: 'mine' });
  expect(json).toMatchObject({ name: 'Mine', policy_rules: [{ resource: 'pages' }] });
  await add('mine', secret);
  await control('reset', {}, { workspace: 'mine' });
  expect(await names('mine', secret)).toEqual(await names('acme'));
  expect((await control('createWorkspace', {}, { slug: 'other', copy_of: 'nobody' })).status).toBe(404);
});
