import { expect, test } from 'vitest';
import { readBiome } from './format.ts';
import { readTsc } from './types.ts';
import { readKnip } from './unused.ts';

test('a compiler error has its file and line, with its explanation on the same line', () => {
  const stdout = [
    "mocks/a.ts(16,85): error TS2339: Property 'split' does not exist on type 'string | string[]'.",
    "  Property 'split' does not exist on type 'string[]'.",
    "b.ts(1,1): error TS1005: ';' expected.",
    "error TS18003: No inputs were found in config file 'tsconfig.json'.",
    '',
  ].join('\n');
  expect(readTsc(stdout)).toEqual([
    {
      file: 'mocks/a.ts:16',
      message:
        "TS2339: Property 'split' does not exist on type 'string | string[]'. Property 'split' does not exist on type 'string[]'.",
    },
    { file: 'b.ts:1', message: "TS1005: ';' expected." },
    {
      file: 'tsconfig.json',
      message: "error TS18003: No inputs were found in config file 'tsconfig.json'.",
    },
  ]);
});

test('an unformatted file and a finding of the linter have different messages', () => {
  const at = (path: string, line: number) => ({ path, start: { line } });
  const diagnostics = [
    { category: 'format', message: 'Formatter would have printed:', location: at('a.ts', 0) },
    { category: 'lint/suspicious/noDebugger', message: 'Unexpected debugger.', location: at('b.ts', 4) },
  ];
  expect(readBiome(JSON.stringify({ diagnostics }))).toEqual([
    { file: 'a.ts', message: 'is not formatted' },
    { file: 'b.ts:4', message: 'Unexpected debugger. (lint/suspicious/noDebugger)' },
  ]);
});

test('an unused file, an unused export and an undeclared dependency have different messages', () => {
  const issues = [
    { file: 'a.ts', files: [{ name: 'a.ts' }], exports: [] },
    {
      file: 'b.ts',
      files: [],
      exports: [{ name: 'helper', line: 3 }],
      unlisted: [{ name: 'left-pad', line: 1 }],
    },
  ];
  expect(readKnip(JSON.stringify({ issues }))).toEqual([
    { file: 'a.ts', message: 'is not imported anywhere' },
    { file: 'b.ts:3', message: 'helper is exported, but not used elsewhere' },
    { file: 'b.ts:1', message: 'left-pad is imported, but not declared as a dependency of this package' },
  ]);
});
