import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../../test/records.ts';
import { createInspectableSandbox } from '../../create-sandbox.ts';
import { findDraft } from './drafts.ts';
import type { PageDocument } from './page-document.ts';

const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };
const pagesPath = '/v1/workspaces/acme/pages';

test.each(['title', 'slug'])('a draft with an edited %s is read as it is stored', async (field) => {
  const { context, fetch, close } = await createInspectableSandbox(freshRecords());
  onTestFinished(close);
  const { database } = context;
  const patched = await database
    .selectFrom('pages')
    .innerJoin('workspaces', 'workspaces.id', 'pages.workspace_id')
    .selectAll('pages')
    .where('workspaces.slug', '=', 'acme')
    .where('mode', '=', 'test')
    .executeTakeFirstOrThrow();
  for (const value of ['first-edit', 'second-edit']) {
    const body = JSON.stringify([{ op: 'replace', path: `/metadata/${field}`, value }]);
    const response = await fetch(
      new Request(`http://sandbox${pagesPath}/${patched.id}`, { method: 'PATCH', headers, body }),
    );
    expect(response.status).toBe(200);
  }
  const tenant = { workspace_id: patched.workspace_id, mode: patched.mode };
  const draft = await findDraft(database, tenant, patched.id);
  const page = await database
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', patched.id)
    .executeTakeFirstOrThrow();
  const version = await database
    .selectFrom('page_versions')
    .select('document')
    .where('page_id', '=', patched.id)
    .where('version', '=', page.draft_version)
    .executeTakeFirstOrThrow();
  const { document } = version;
  expect(draft).toEqual({ ...page, document });
  expect(page.draft_version).toBe(patched.draft_version + 2);
  expect(JSON.parse(draft.document).metadata[field]).toBe('second-edit');
});

test('an edit of a draft is based on the last one, even after a rollback', async () => {
  const { fetch, close } = await createInspectableSandbox(freshRecords());
  onTestFinished(close);
  const send = async (method: string, body?: unknown) => {
    const url = `http://sandbox${pagesPath}/page_01K9HOME`;
    const response = await fetch(new Request(url, { method, headers, body: JSON.stringify(body) ?? null }));
    expect(response.status).toBe(200);
    return (await response.json()) as PageDocument;
  };
  const first = await send('GET');
  const addProp = (place: string, value: unknown) =>
    send('PATCH', [{ op: 'add', path: `/tree/props/${place}`, value }]);
  await addProp('a', { list: [1] });
  const second = await addProp('a/list/-', 2);
  const { brand } = first.tree.props;
  expect(second.tree.props).toEqual({ brand, a: { list: [1, 2] } });
  expect(await send('GET')).toEqual(second);
  await send('POST', { version: 6 });
  const third = await addProp('b', 1);
  expect(third.tree.props).toEqual({ brand, b: 1 });
  expect(await send('GET')).toEqual(third);
});
