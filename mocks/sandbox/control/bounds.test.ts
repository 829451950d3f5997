import { examples } from '@workspace-api/contract';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../../test/sandbox-test.ts';
import { type Started, startSandbox } from '../../test/start-sandbox.ts';
import { limits } from '../core/limits.ts';
import { acme } from '../domain/demo-tenant.ts';

const latest = ({ context: { requestLog } }: Started) => {
  const [entry] = requestLog.list();
  const [latest] = requestLog.find(entry?.id);
  if (!latest) throw new Error('The request log is empty.');
  return latest;
};

test('a body with too many values is rejected, and the maximum accepted', async ({ send, records }) => {
  const withValues = (count: number) => ({ name: 'x', more: Array.from({ length: count - 3 }, () => 1) });
  for (const response of [
    await send('POST', '/workspaces/acme/agents', { body: withValues(limits.bodyValues + 1) }),
    await records.add('log_entries', withValues(limits.bodyValues + 1)),
  ]) {
    expect(response.status).toBe(400);
    expect(response.json.error.fields).toMatchObject([
      { path: '', message: `There are more than ${limits.bodyValues} values.` },
    ]);
  }
  const { json } = await send('POST', '/workspaces/acme/agents', { body: withValues(limits.bodyValues) });
  expect(json.error.fields).toMatchObject([{ path: '/more', reason: 'unknown_field' }]);
});

test('a filter with thousands of unknown events causes a hundred warnings', async ({ started }) => {
  const toLetters = (index: number) =>
    [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const events = Array.from({ length: 5000 }, (_, index) => `unknown.${toLetters(index)}`);
  const body = { url: 'https://hooks.acme.example', events };
  expect((await started.send('POST', '/workspaces/acme/webhooks', { body })).status).toBe(201);
  const { violations, omitted_violations } = latest(started).entry;
  // One more for the missing Content-Type.
  expect(violations.length + omitted_violations).toBe(limits.fieldErrors + 1);
});

test('a body with too many unknown fields of a secret is not shown', async ({ started }) => {
  const put = async (count: number) => {
    const fields = Array.from({ length: count }, (_, index) => [`f${index}`, `hidden-${index}`]);
    const body = { name: 'x', ...Object.fromEntries(fields) };
    expect((await started.send('PUT', '/workspaces/acme/secrets', { body })).status).toBe(400);
    return latest(started);
  };
  expect((await put(100))?.request.body).toContain('[redacted]');
  expect(await put(101)).toMatchObject({
    request: { body: null, omitted: 'secret' },
    response: { body: null },
  });
});

test('a page of long records is shorter than its limit, and its cursor continues with the next record', async () => {
  const { send, control, recordsIn } = await startSandbox();
  const count = 15;
  const forms = [{ id: 'frm_LONG', name: 'Long', fields: ['text'] }];
  const { json: created } = await control('createWorkspace', {}, { slug: 'long', test: { forms } });
  for (let index = 0; index < count; index += 1) {
    const data = { text: `${index} ${'x'.repeat(100_000)}` };
    const { status } = await recordsIn('long').add('submissions', { form_id: 'frm_LONG', data });
    expect(status).toBe(201);
  }
  const token = created.tokens[0].secret;
  const path = '/workspaces/long/forms/frm_LONG/submissions?limit=100';
  const numbers: number[] = [];
  const pages: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { json } = await send('GET', `${path}${cursor && `&cursor=${cursor}`}`, { token });
    numbers.push(...json.data.map(({ data }: { data: { text: string } }) => Number.parseInt(data.text, 10)));
    pages.push(json.data.length);
    cursor = json.next_cursor ?? null;
  }
  expect(pages).toEqual([10, 5]);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('a list of deliveries ends where its events exceed the limit', async ({ context, control, rows }) => {
  const { database } = context;
  const [subscription] = await rows('webhook_subscriptions');
  if (!subscription) throw new Error('The demo has no subscription.');
  const data = { ...examples.agent, task: 'x'.repeat(1_000_000) };
  const events = Array.from({ length: 6 }, (_, index) => {
    const [id, created_at] = [`evt_${index}`, `2026-11-01T00:00:0${index}.000Z`];
    const type = 'agents.created';
    const body = JSON.stringify({ id, type, created_at, workspace: 'acme', version: 1, data });
    return { id, ...acme, type, body, created_at };
  });
  const deliveries = events.map(({ id, created_at }) => ({
    id: id.replace('evt', 'dlv'),
    ...acme,
    event_id: id,
    subscription_id: subscription.id,
    url: subscription.url,
    status: 'dropped' as const,
    attempts: 0,
    failures: 0,
    due_at: null,
    redelivery_of: null,
    created_at,
  }));
  await database.insertInto('webhook_events').values(events).execute();
  await database.insertInto('webhook_deliveries').values(deliveries).execute();
  const query = { subscription: subscription.id };
  const { json } = await control('listDeliveries', { slug: 'acme' }, undefined, query);
  expect(json.data.map(({ id }: { id: string }) => id)).toEqual(['dlv_5', 'dlv_4']);
});

test('a new workspace can have the maximum of records, but not one more', async ({ control }) => {
  const agents = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Agent ${index}` }));
  const create = (slug: string, more: number) => {
    const records = { test: { agents: agents(400 + more) }, live: { agents: agents(600) } };
    return control('createWorkspace', {}, { slug, ...records });
  };
  expect((await create('full', 0)).status).toBe(201);
  const { status, json } = await create('overfull', 1);
  expect([status, json.error.code]).toEqual([413, 'payload_too_large']);
  expect(json.error.message).toMatch(/overfull would have 1001 records\..* is 1000\..*--seed FILE/s);
});

/** Expects that neither a snapshot nor an export is made, with the reason. */
const expectNotSaved = async ({ control }: Started, reason: RegExp) => {
  for (const { status, json } of [
    await control('takeSnapshot', { slug: 'acme', snapshot: 'large' }),
    await control('exportSeed'),
  ]) {
    expect([status, json.error.code]).toEqual([413, 'payload_too_large']);
    expect(json.error.message).toMatch(reason);
  }
};

/** Adds entries to the log that are copies of one of the demo. */
const addEntries = async ({ context, rows }: Started, count: number, changes: object = {}) => {
  const [entry] = await rows('log_entries');
  const entries = Array.from({ length: count }, (_, index) => ({ ...entry, ...changes, id: `log_${index}` }));
  for (let at = 0; at < count; at += 3000)
    await context.database
      .insertInto('log_entries')
      .values(entries.slice(at, at + 3000) as never)
      .execute();
};

test('a workspace with too many records has no snapshot and no export, and the error names the remedy', async () => {
  const started = await startSandbox();
  expect((await started.control('takeSnapshot', { slug: 'acme', snapshot: 'small' })).status).toBe(204);
  await addEntries(started, 6000);
  await expectNotSaved(started, /would have 60\d\d records\. The maximum is 4000\. Remove records/);
});

test('too many characters get no snapshot and no export, and are not read', async ({ started }) => {
  const message = 'x'.repeat(limits.savedLength / 8);
  await addEntries(started, 8, { message });
  const exported = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => void exported.mockRestore());
  await expectNotSaved(started, /would have 8\d{6} characters\. The maximum is 8388608\. Remove records/);
  const longest = Math.max(...exported.mock.results.map(({ value }) => String(value).length));
  expect(longest).toBeLessThan(message.length);
});
