import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../../test/records.ts';
import { createInspectableSandbox } from '../../create-sandbox.ts';
import type { PageDocument } from './page-document.ts';

const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };
const pagesPath = '/v1/workspaces/acme/pages';

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
