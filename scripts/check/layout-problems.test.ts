import { expect, test } from 'vitest';
import { type LayoutFile, layoutProblems } from './layout-problems.ts';

const me: LayoutFile = { folder: 'paths', file: 'me.yaml', content: { 'x-path': '/me' } };
const messages = (...files: LayoutFile[]) =>
  layoutProblems(files).map(({ file, message }) => `${file} ${message}`);

test('files that are named by the rules have no problem', () => {
  const schema = { folder: 'schemas', file: 'agent-run.yaml', content: {} };
  const webhook = { folder: 'webhooks', file: 'agents-created.yaml', content: {} };
  expect(messages(me, schema, webhook)).toEqual([]);
});

test('a file that is not named in kebab-case is reported', () => {
  expect(messages({ folder: 'schemas', file: 'Me.yml', content: {} })).toEqual([
    'openapi/schemas/Me.yml is not named in kebab-case.yaml',
  ]);
});

test('a webhook whose name is no family and event is reported', () => {
  expect(messages({ folder: 'webhooks', file: 'created.yaml', content: {} })).toEqual([
    'openapi/webhooks/created.yaml is not named <family>-<event>.yaml',
  ]);
});

test.each([[null], [{}], [{ 'x-path': 'me' }]])('a path file that states no path is reported', (content) => {
  expect(messages({ folder: 'paths', file: 'me.yaml', content })).toEqual([
    'openapi/paths/me.yaml does not state its path as x-path',
  ]);
});

test('a path that two files state is reported', () => {
  expect(messages(me, { ...me, file: 'self.yaml' })).toEqual([
    'openapi/paths/self.yaml states the path /me, as me.yaml does',
  ]);
});
