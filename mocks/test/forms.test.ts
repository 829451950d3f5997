import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/forms';
const [news, contact] = examples['form-list'].data;
const submissions = `${path}/${contact?.id}/submissions`;

/** Adds submissions to the demo ones, a second apart. */
const addSubmissions = async (
  context: Awaited<ReturnType<typeof startSandbox>>['context'],
  count: number,
) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `sub_MORE${String(index).padStart(4, '0')}`,
    workspace_id: examples.workspace.id,
    mode: 'test' as const,
    form_id: contact?.id ?? '',
    data: JSON.stringify({ email: `visitor${index}@customer.example` }),
    submitted_at: new Date(Date.UTC(2026, 10, 2, 8, 0, index)).toISOString(),
  }));
  await context.database.insertInto('submissions').values(rows).execute();
};

test('forms are listed newest first, with their fields in order', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path)).json).toEqual(examples['form-list']);
});

test('a form without a capability has no on_submit', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', `${path}/${news?.id}`)).json).toEqual(examples['form-without-capability']);
  expect((await send('GET', `${path}/${contact?.id}`)).json).toEqual(contact);
});

test('submissions are listed newest first, with has_more', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', submissions)).json).toEqual(examples['submission-list']);
  expect((await send('GET', `${path}/${news?.id}/submissions`)).json).toEqual({
    data: [],
    next_cursor: null,
    has_more: false,
  });
});

test('a page has 50 submissions by default and at most 200', async () => {
  const { send, context } = await startSandbox();
  await addSubmissions(context, 250);
  const first = (await send('GET', submissions)).json;
  expect([first.data.length, first.has_more]).toEqual([50, true]);
  expect(first.data[0].id).toBe('sub_MORE0249');
  const wide = (await send('GET', `${submissions}?limit=200`)).json;
  expect([wide.data.length, wide.has_more]).toEqual([200, true]);
  const rest = (await send('GET', `${submissions}?limit=200&cursor=${wide.next_cursor}`)).json;
  expect([rest.data.length, rest.has_more, rest.next_cursor]).toEqual([53, false, null]);
  const { status, json } = await send('GET', `${submissions}?limit=201`);
  expect([status, json.error.fields[0].reason]).toEqual([400, 'out_of_range']);
});

test('an invalid cursor or a cursor of another form is rejected', async () => {
  const { send, context } = await startSandbox();
  await addSubmissions(context, 60);
  const { next_cursor } = (await send('GET', submissions)).json;
  for (const wrong of [
    `${submissions}?cursor=nonsense`,
    `${path}/${news?.id}/submissions?cursor=${next_cursor}`,
  ]) {
    const { status, json } = await send('GET', wrong);
    expect([status, json.error.code]).toEqual([400, 'invalid_cursor']);
  }
});

test('has_more and the cursor are in the last line of NDJSON', async () => {
  const { send } = await startSandbox();
  const { text } = await send('GET', `${submissions}?format=ndjson&limit=2`);
  const last = JSON.parse(text.trim().split('\n').at(-1) ?? '');
  expect(last).toEqual({ __meta__: { next_cursor: expect.any(String), has_more: true } });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s cannot change forms or submissions', async (method) => {
  const { send } = await startSandbox();
  for (const address of [path, `${path}/${contact?.id}`, submissions])
    expect((await send(method, address, { body: {} })).status).toBe(404);
  expect((await send('GET', path)).json).toEqual(examples['form-list']);
  expect((await send('GET', submissions)).json).toEqual(examples['submission-list']);
});

test('forms of another mode or workspace are not found', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path, { token: tokens.live })).json.data).toEqual([]);
  expect((await send('GET', `${path}/${contact?.id}`, { token: tokens.live })).status).toBe(404);
  expect((await send('GET', submissions, { token: tokens.live })).status).toBe(404);
  const elsewhere = `/workspaces/globex/forms/${contact?.id}/submissions`;
  expect((await send('GET', elsewhere, { token: tokens.globex })).status).toBe(404);
  expect((await send('GET', `${path}/frm_none`)).json.error.code).toBe('not_found');
});
