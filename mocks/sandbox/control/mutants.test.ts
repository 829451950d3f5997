import { expect } from 'vitest';
import { mutants } from '../../mutants/index.ts';
import { test } from '../../test/sandbox-test.ts';
import { startSandbox } from '../../test/start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const rule = { operation: 'listAgents', error: 'upstream-unavailable' };

test('a rule fails only the requests of its operation, until it is removed', async ({ control, send }) => {
  const { status, json } = await control('addFaultRule', {}, rule);
  expect(status).toBe(201);
  const failed = await send('GET', agents);
  expect(failed).toMatchObject({ status: 503, json: { error: { code: 'upstream_unavailable' } } });
  expect((await send('GET', '/me')).status).toBe(200);
  expect((await control('listFaultRules')).json.data).toEqual([{ ...json, applied: 1 }]);
  expect((await control('removeFaultRule', { id: json.id })).status).toBe(204);
  expect((await control('removeFaultRule', { id: json.id })).status).toBe(404);
  expect((await send('GET', agents)).status).toBe(200);
});

test('a rule with a probability fails about this share of requests, and the same requests for the same seed', async () => {
  const run = async () => {
    const { control, send } = await startSandbox();
    await control('addFaultRule', {}, { ...rule, probability: 0.3 });
    const statuses: number[] = [];
    for (let request = 0; request < 100; request += 1) statuses.push((await send('GET', agents)).status);
    return statuses;
  };
  const statuses = await run();
  const failed = statuses.filter((status) => status === 503).length;
  expect(failed).toBeGreaterThan(10);
  expect(failed).toBeLessThan(50);
  expect(await run()).toEqual(statuses);
});

test('a rule without an operation applies to all that declare its error', async ({ control, send }) => {
  await control('addFaultRule', {}, { error: 'already-decided' });
  expect((await send('GET', '/me')).status).toBe(200);
  expect((await send('POST', '/approvals/apr_01K9A3/approve')).status).toBe(409);
});

test('a rule sets the failed provider and whether to retry', async ({ control, send }) => {
  const details = { upstream: 'payments', retryable: false };
  expect((await control('addFaultRule', {}, { ...rule, ...details })).json).toMatchObject(details);
  const { error } = (await send('GET', agents)).json;
  expect(error.details).toMatchObject(details);
  expect(error.message).toContain('payments provider');
});

test('a rule of a workspace applies to no other, and its 401 has the header of any 401', async ({
  control,
  send,
}) => {
  await control('addFaultRule', {}, { error: 'token-expired', workspace: 'globex' });
  expect((await send('GET', '/me')).status).toBe(200);
  const { status, headers } = await send('GET', '/me', { token: 'key_test_globex' });
  expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
});

test('a request without a token gets a 401 regardless of the rules', async ({ control, send }) => {
  await control('addFaultRule', {}, { error: 'internal-error' });
  expect((await send('GET', '/me', { token: 'key_test_nobody' })).status).toBe(401);
});

test('the rules of one workspace are removed, and then all others', async ({ control, send }) => {
  for (const workspace of ['acme', 'globex'])
    await control('addFaultRule', {}, { error: 'internal-error', workspace });
  await control('addFaultRule', {}, { error: 'internal-error' });
  expect((await control('removeFaultRules', {}, undefined, { workspace: 'acme' })).status).toBe(204);
  const { data } = (await control('listFaultRules')).json;
  expect(data.map(({ workspace }: { workspace: string | null }) => workspace)).toEqual(['globex', null]);
  expect((await control('removeFaultRules')).status).toBe(204);
  expect((await send('GET', agents)).status).toBe(200);
});

test.for([
  [{}, '/error', 'missing'],
  [{ latency: { min: 20, max: 10 } }, '/latency/max', 'out_of_range'],
  [
    { ...rule, operation: 'listAgnts' },
    '/operation',
    'Unknown operation "listAgnts". Did you mean "listAgents"?',
  ],
  [{ ...rule, error: 'upstream-unavailble' }, '/error', 'Did you mean "upstream-unavailable"?'],
  [
    { operation: 'listAgents', error: 'version-mismatch' },
    '/error',
    'listAgents does not declare version-mismatch. Available: ',
  ],
  [{ error: 'on-fire' }, '/error', 'Unknown error "on-fire". Available: '],
  [{ error: 'not-found', upstream: 'email' }, '/upstream', ''],
  [{ error: 'internal-error', failure: 'bad-gateway' }, '/failure', ''],
  [{ failure: 'connection-reset', retry_after: 1 }, '/retry_after', ''],
  [{ failure: 'bad-gateway', path: '/workspaces/acme' }, '/path', ''],
  [{ body_latency: { min: 2, max: 1 } }, '/body_latency/max', 'out_of_range'],
  [{ ...rule, cuont: 1 }, '/cuont', 'This field is unknown. Did you mean "count"?'],
])('the rule %j is rejected at %s: %s', async ([body, path, problem], { control }) => {
  const { status, json } = await control('addFaultRule', {}, body);
  expect(status).toBe(400);
  const field = json.error.fields.find((one: { path: string }) => one.path === path);
  expect(`${field.reason}: ${field.message}`).toContain(problem);
});

test('a mutant is set by its name, and removed', async ({ control, send }) => {
  const countAgents = async () => (await send('GET', `${agents}?limit=1`)).json.data.length;
  expect(await countAgents()).toBe(1);
  const { json } = await control('setDisturbance', {}, { mutants: ['limit-ignored'] });
  expect(json.mutants).toEqual(['limit-ignored']);
  expect(json.available_mutants.map(({ name }: { name: string }) => name)).toEqual(Object.keys(mutants));
  expect(await countAgents()).toBe(3);
  await control('setDisturbance', {}, { latency: null });
  expect(await countAgents()).toBe(3);
  await control('setDisturbance', {}, { mutants: [] });
  expect(await countAgents()).toBe(1);
});

test('an unknown mutant is rejected, and the settings stay the same', async ({ control }) => {
  await control('setDisturbance', {}, { mutants: ['limit-ignored'] });
  for (const change of [{ mutants: ['limit-ignored', 'toString'] }, { latency: { min: 2, max: 1 } }])
    expect((await control('setDisturbance', {}, change)).status).toBe(400);
  expect((await control('getDisturbance')).json).toMatchObject({ mutants: ['limit-ignored'], latency: null });
});

test('a reset removes rules, latency and mutants', async ({ control }) => {
  await control('addFaultRule', {}, rule);
  await control('setDisturbance', {}, { mutants: ['limit-ignored'], latency: { min: 1, max: 1 } });
  await control('reset');
  expect((await control('listFaultRules')).json.data).toEqual([]);
  expect((await control('getDisturbance')).json).toMatchObject({ mutants: [], latency: null });
});
