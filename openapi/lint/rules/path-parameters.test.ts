import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const slug = 'components > parameters > Slug';

test('a template name without a parameter is reported, and a parameter without a name in the template', async () => {
  expect(await spoil('path-parameters', `${slug} > name`, 'workspace')).toEqual(
    expect.arrayContaining([
      'listAgents has {slug} in its path, but no such parameter.',
      'listAgents declares the path parameter "workspace", which /workspaces/{slug}/agents lacks.',
    ]),
  );
});

test.each([
  ['optional', 'required', false, 'must be required.'],
  ['without a schema', 'schema', undefined, 'has no schema.'],
])('a path parameter that is %s is reported', async (_, key, change, message) => {
  expect(await spoil('path-parameters', `${slug} > ${key}`, change)).toEqual([
    `The path parameter "slug" ${message}`,
  ]);
});

test('a parameter without a description is reported', async () => {
  expect(await spoil('path-parameters', 'components > parameters > Bom > description', ' ')).toEqual([
    'The parameter "bom" of listAgents has no description.',
  ]);
});
