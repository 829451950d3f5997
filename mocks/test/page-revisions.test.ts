import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { homePath, setTitle, startPages } from './start-pages.ts';

test('an edit of the current revision is accepted, in each form of If-Match', async () => {
  const { send } = await startPages();
  for (const ifMatch of ['"7"', '8', '"3", "9"', '*']) {
    const { status } = await send('PATCH', homePath, { body: [], headers: { 'If-Match': ifMatch } });
    expect([ifMatch, status]).toEqual([ifMatch, 200]);
  }
});

test('an edit of a stale revision is rejected with the current one, and can be repeated', async () => {
  const { send } = await startPages();
  for (const ifMatch of ['"6"', 'W/"7"', '"none"']) {
    const headers = { 'If-Match': ifMatch };
    const { status, json } = await send('PATCH', homePath, { body: setTitle('Late'), headers });
    expect([status, json.error.code]).toEqual([409, 'conflict']);
    expect(json.error.details).toEqual({ kind: 'version_mismatch', current_version: '7' });
  }
  expect((await send('GET', homePath)).json).toEqual(examples['page-home']);
  const headers = { 'If-Match': '"7"' };
  expect((await send('PATCH', homePath, { body: setTitle('Rebased'), headers })).status).toBe(200);
});

test('of concurrent edits of one revision, one is accepted', async () => {
  const { send } = await startPages();
  const headers = { 'If-Match': '"7"' };
  const edits = Array.from({ length: 5 }, (_, index) =>
    send('PATCH', homePath, { body: setTitle(`Edit ${index}`), headers }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('concurrent edits without a revision are all applied', async () => {
  const { send } = await startPages();
  const add = { op: 'add', path: '/tree/children/-', value: { block: 'Text', props: {} } };
  await Promise.all(Array.from({ length: 5 }, () => send('PATCH', homePath, { body: [add] })));
  const { json, headers } = await send('GET', homePath);
  expect([json.tree.children.length, headers.get('ETag')]).toEqual([7, '"12"']);
});
