import { expect, test } from 'vitest';
import { layoutProblems } from './layout-problems.ts';

const root = {
  paths: { '/me': { $ref: 'paths/me.yaml' } },
  components: {
    schemas: { AgentRun: { $ref: 'schemas/agent-run.yaml' } },
    examples: { 'slug-in-use': { $ref: 'examples/slug-in-use.yaml' } },
  },
};
const folders = { paths: ['me.yaml'], schemas: ['agent-run.yaml'], examples: ['slug-in-use.yaml'] };
const messages = (...args: Parameters<typeof layoutProblems>) =>
  layoutProblems(...args).map(({ file, message }) => `${file} ${message}`);

test('a root that lists every file under its own name has no problem', () => {
  expect(messages(root, folders)).toEqual([]);
});

test('a file that the root does not list is reported', () => {
  expect(messages(root, { ...folders, headers: ['etag.yaml'] })).toEqual([
    'openapi/openapi.yaml does not list headers/etag.yaml',
  ]);
});

test('an entry without its file is reported', () => {
  expect(messages(root, { ...folders, paths: [] })).toEqual([
    'openapi/openapi.yaml lists /me as "paths/me.yaml"; expected a file of paths/',
  ]);
});

test('a component under another name than its file is reported', () => {
  const components = { ...root.components, schemas: { Run: { $ref: 'schemas/agent-run.yaml' } } };
  expect(messages({ ...root, components }, folders)).toEqual([
    'openapi/openapi.yaml lists schemas/agent-run.yaml as Run; expected AgentRun',
  ]);
});

test('a file that is not named in kebab-case is reported', () => {
  const paths = { '/me': { $ref: 'paths/Me.yml' } };
  expect(messages({ ...root, paths }, { ...folders, paths: ['Me.yml'] })).toEqual([
    'openapi/paths/Me.yml is not named in kebab-case.yaml',
  ]);
});
