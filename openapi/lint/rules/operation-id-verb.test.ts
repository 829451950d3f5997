import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const post = 'paths > /workspaces/{slug}/agents > post';

test.each([
  ['an unknown verb', 'makeAgent', 'operationId "makeAgent" starts with "make"'],
  ['another case', 'create_agent', 'operationId "create_agent" is not a verb and a noun in camelCase.'],
  ['a verb without a noun', 'create', 'operationId "create" is not a verb and a noun in camelCase.'],
  ['a verb of another method', 'getAgent', 'operationId "getAgent" names a GET, but this is a POST.'],
  ['a duplicate', 'listAgents', 'is also used by GET /workspaces/{slug}/agents'],
])('an operationId that is %s is reported', async (_, id, message) => {
  const findings = await spoil('operation-id-verb', `${post} > operationId`, id);
  expect(findings.join('\n')).toContain(message);
});

test('an operation without an operationId is reported', async () => {
  expect(await spoil('operation-id-verb', `${post} > operationId`, undefined)).toEqual([
    'POST /workspaces/{slug}/agents has no operationId.',
  ]);
});
