import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { toRecords } from './records.ts';
import type { RecordedResponse } from './responses.ts';
import { workloads } from './workloads.ts';

const response = (
  operation: RecordedResponse['operation'],
  path: string,
  body: unknown,
): RecordedResponse => ({
  operation,
  method: 'GET',
  path,
  status: 200,
  headers: {},
  body: JSON.stringify(body),
});

const responses = [
  response('getAgent', '/agents/agt_1', { id: 'agt_1' }),
  response('listAgents', '/agents', { data: [{ id: 'agt_2' }, { id: 'agt_1' }] }),
  response('updatePage', '/pages/page_1', { title: 'Home', tree: examples['page-home-patched'].tree }),
];

test('an agent that is both read and listed is one record', () => {
  expect(toRecords(responses).agents).toEqual([{ id: 'agt_1' }, { id: 'agt_2' }]);
});

test('the page has the id of its path, and its tree before the patch', () => {
  expect(toRecords(responses).pages).toEqual([
    { id: 'page_1', title: 'Home', tree: examples['page-home'].tree },
  ]);
});

test('a missing response is an error', () => {
  expect(() => toRecords(responses.slice(1))).toThrow('getAgent');
});

test('the merge body makes the same change as the JSON Patch', () => {
  const getHeadline = ({ tree }: { tree: unknown }) =>
    (tree as { children: { props: { headline: string } }[] }).children[0]?.props.headline;
  const update = workloads.find(({ operation }) => operation === 'updatePage');
  const [operation] = (update?.body ?? []) as { path: string; value: string }[];
  expect(operation?.path).toBe('/tree/children/0/props/headline');
  expect(getHeadline(update?.merge as { tree: unknown })).toBe(operation?.value);
  expect(getHeadline(examples['page-home'])).not.toBe(operation?.value);
});
