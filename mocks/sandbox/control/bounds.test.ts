import { examples } from '@workspace-api/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { start } from '../../test/start-control-plane.ts';
import { limits } from '../core/limits.ts';

type Started = Awaited<ReturnType<typeof start>>;

const latest = ({ sandbox }: Started) => {
  const [entry] = sandbox.context.requestLog.list();
  if (!entry) throw new Error('The request log is empty.');
  return { entry, exchange: sandbox.context.requestLog.getExchange(entry.id) };
};

test('the API and the control plane reject a body with too many values, and accept the maximum', async () => {
  const { api, control } = await start();
  const withValues = (count: number) => ({ name: 'x', more: Array.from({ length: count - 3 }, () => 1) });
  for (const response of [
    await api('POST', '/workspaces/acme/agents', undefined, withValues(limits.bodyValues + 1)),
    await control('addRecord', { slug: 'acme', resource: 'log_entries' }, withValues(limits.bodyValues + 1)),
  ]) {
    expect(response.status).toBe(400);
    expect(response.json.error.fields).toMatchObject([
      { path: '', message: `There are more than ${limits.bodyValues} values.` },
    ]);
  }
  const { json } = await api('POST', '/workspaces/acme/agents', undefined, withValues(limits.bodyValues));
  expect(json.error.fields).toMatchObject([{ path: '/more', reason: 'unknown_field' }]);
});

test('a filter with thousands of unknown events causes a hundred warnings', async () => {
  const started = await start();
  const events = Array.from(
    { length: 5000 },
    (_, index) =>
      `unknown.${'ab'.repeat(index % 7)}${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
  );
  const body = { url: 'https://hooks.acme.example', events: [...new Set(events)] };
  expect((await started.api('POST', '/workspaces/acme/webhooks', undefined, body)).status).toBe(201);
  const { violations, omitted_violations } = latest(started).entry;
  // One more for the missing Content-Type.
  expect(violations.length + omitted_violations).toBe(limits.fieldErrors + 1);
});

test('bodies with more unknown fields of a secret than can be hidden are not shown at all', async () => {
  const started = await start();
  const put = async (count: number) => {
    const fields = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`f${index}`, `hidden-${index}`]),
    );
    expect(
      (await started.api('PUT', '/workspaces/acme/secrets', undefined, { name: 'x', ...fields })).status,
    ).toBe(400);
    return latest(started).exchange;
  };
  expect((await put(100))?.request.body).toContain('[redacted]');
  expect(await put(101)).toMatchObject({
    request: { body: null, omitted: 'secret' },
    response: { body: null },
  });
});

test('a page of long records is shorter than its limit, and its cursor continues with the next record', async () => {
  const { api, control } = await start();
  const count = 15;
  const forms = [{ id: 'frm_LONG', name: 'Long', fields: ['text'] }];
  const { json: created } = await control('createWorkspace', {}, { slug: 'long', test: { forms } });
  for (let index = 0; index < count; index += 1) {
    const data = { text: `${index} ${'x'.repeat(100_000)}` };
    expect(
      (await control('addRecord', { slug: 'long', resource: 'submissions' }, { form_id: 'frm_LONG', data }))
        .status,
    ).toBe(201);
  }
  const token = created.tokens[0].secret;
  const path = '/workspaces/long/forms/frm_LONG/submissions?limit=100';
  const numbers: number[] = [];
  const pages: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { json } = await api('GET', `${path}${cursor && `&cursor=${cursor}`}`, token);
    numbers.push(...json.data.map(({ data }: { data: { text: string } }) => Number.parseInt(data.text, 10)));
    pages.push(json.data.length);
    cursor = json.next_cursor ?? null;
  }
  expect(pages).toEqual([10, 5]);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('a list of deliveries ends where its events exceed the limit', async () => {
  const { sandbox, control } = await start();
  const { database } = sandbox.context;
  const owner = { workspace_id: 'ws_01K9ACME', mode: 'test' as const };
  const subscription = await database
    .selectFrom('webhook_subscriptions')
    .selectAll()
    .executeTakeFirstOrThrow();
  for (let index = 0; index < 6; index += 1) {
    const created_at = `2026-11-01T00:00:0${index}.000Z`;
    const data = { ...examples.agent, task: 'x'.repeat(1_000_000) };
    const body = JSON.stringify({
      id: `evt_${index}`,
      type: 'agents.created',
      created_at,
      workspace: 'acme',
      version: 1,
      data,
    });
    await database
      .insertInto('webhook_events')
      .values({ id: `evt_${index}`, ...owner, type: 'agents.created', body, created_at })
      .execute();
    await database
      .insertInto('webhook_deliveries')
      .values({
        id: `dlv_${index}`,
        ...owner,
        workspace_id: subscription.workspace_id,
        event_id: `evt_${index}`,
        subscription_id: subscription.id,
        url: subscription.url,
        status: 'dropped',
        attempts: 0,
        failures: 0,
        due_at: null,
        redelivery_of: null,
        created_at,
      })
      .execute();
  }
  const { json } = await control('listDeliveries', { slug: 'acme' }, undefined, {
    subscription: subscription.id,
  });
  expect(json.data.map(({ id }: { id: string }) => id)).toEqual(['dlv_5', 'dlv_4']);
});

test('a workspace can be created with the maximum number of records, but not with one more', async () => {
  const { control } = await start();
  const agents = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Agent ${index}` }));
  const create = (slug: string, more: number) =>
    control(
      'createWorkspace',
      {},
      { slug, test: { agents: agents(400 + more) }, live: { agents: agents(600) } },
    );
  expect((await create('full', 0)).status).toBe(201);
  const { status, json } = await create('overfull', 1);
  expect([status, json.error.code]).toEqual([413, 'payload_too_large']);
  expect(json.error.message).toMatch(/overfull would have 1001 records\..* is 1000\..*--seed FILE/s);
});

test('a workspace with too many records has no snapshot and no export, and the error names the remedy', async () => {
  const { sandbox, control } = await start();
  expect((await control('takeSnapshot', { slug: 'acme', snapshot: 'small' })).status).toBe(204);
  const { database } = sandbox.context;
  const entry = await database.selectFrom('log_entries').selectAll().executeTakeFirstOrThrow();
  for (let index = 0; index <= limits.savedRecords; index += 3000)
    await database
      .insertInto('log_entries')
      .values(Array.from({ length: 3000 }, (_, more) => ({ ...entry, id: `log_${index + more}` })))
      .execute();
  const responses = [
    await control('takeSnapshot', { slug: 'acme', snapshot: 'large' }),
    await control('exportSeed'),
  ];
  for (const { status, json } of responses) {
    expect([status, json.error.code]).toEqual([413, 'payload_too_large']);
    expect(json.error.message).toMatch(/would have 60\d\d records\. The maximum is 4000\. Remove records/);
  }
});

test('a workspace with too many characters has no snapshot and no export, and they are not read', async () => {
  const { sandbox, control } = await start();
  const { database } = sandbox.context;
  const entry = await database.selectFrom('log_entries').selectAll().executeTakeFirstOrThrow();
  const message = 'x'.repeat(limits.savedLength / 8);
  await database
    .insertInto('log_entries')
    .values(Array.from({ length: 8 }, (_, index) => ({ ...entry, message, id: `log_LONG${index}` })))
    .execute();
  const exported = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => void exported.mockRestore());
  for (const { status, json } of [
    await control('takeSnapshot', { slug: 'acme', snapshot: 'large' }),
    await control('exportSeed'),
  ]) {
    expect([status, json.error.code]).toEqual([413, 'payload_too_large']);
    expect(json.error.message).toMatch(
      /would have 8\d{6} characters\. The maximum is 8388608\. Remove records/,
    );
  }
  const longest = Math.max(...exported.mock.results.map(({ value }) => String(value).length));
  expect(longest).toBeLessThan(message.length);
});
