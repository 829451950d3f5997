import { expect, test } from 'vitest';
import { type LayoutFile, layoutProblems } from './layout.ts';

const me: LayoutFile = { folder: 'paths', file: 'me.yaml', yaml: 'x-path: /me\n' };
const messages = (...files: LayoutFile[]) =>
  layoutProblems(files).map(({ file, message }) => `${file} ${message}`);

test('files that are named by the rules have no problem', () => {
  const schema = { folder: 'schemas', file: 'agent-run.yaml', yaml: '{}' };
  expect(messages(me, schema)).toEqual([]);
});

test('a file that is not named in kebab-case is reported', () => {
  expect(messages({ folder: 'schemas', file: 'Me.yml', yaml: '{}' })).toEqual([
    'openapi/schemas/Me.yml is not named in kebab-case.yaml',
  ]);
});

test.each(['', '{}', 'x-path: me'])('a path file that states no path is reported', (yaml) => {
  expect(messages({ folder: 'paths', file: 'me.yaml', yaml })).toEqual([
    'openapi/paths/me.yaml does not state its path as x-path',
  ]);
});

test('a path that two files state is reported', () => {
  expect(messages(me, { ...me, file: 'self.yaml' })).toEqual([
    'openapi/paths/self.yaml states the path /me, as me.yaml does',
  ]);
});

test('a YAML anchor that is referred to is reported', () => {
  const yaml = 'x-path: /me\nget: &a {tags: [identity]}\npost: *a\n';
  expect(messages({ ...me, yaml })).toEqual([
    'openapi/paths/me.yaml refers to the YAML anchor a; repeat its content instead',
  ]);
});
