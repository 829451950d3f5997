import { expect, test } from 'vitest';
import { readGlossary, wordProblems } from './words.ts';

const glossary = readGlossary(`
## Words not to use

| not | but | where |
|---|---|---|
| \`colour\`, \`colours\` | color | everywhere |
| \`xOf\` | \`getX\` | names |
| \`seen\` | what it is | bare names |
| \`at once\` | immediately | prose |

## Exceptions

| term | files | within | reason |
|---|---|---|---|
| \`colour\` | \`paint/*\` | \`colour wheel\` | a book |
`);

const findIn = (file: string, source: string): string[] =>
  wordProblems(file, source, glossary).map(({ file: place, message }) => `${place} ${message}`);

test.each([
  ['const wallColours = 1;', 'a.ts:1 "colours"; use color'],
  ['const nameOf = (one: string) => one;', 'a.ts:1 "xOf"; use getX'],
  ['const seen = 1;', 'a.ts:1 "seen"; use what it is'],
  ['type A = { seen: 1 };', 'a.ts:1 "seen"; use what it is'],
  ['/** Ends.\n * Closes at once. */\nconst a = 1;', 'a.ts:2 "at once"; use immediately'],
  ["const a = 'The Colour is odd.';", 'a.ts:1 "colour"; use color'],
  ['const a = `${1} goes at once`;', 'a.ts:1 "at once"; use immediately'],
])('%s is reported', (source, problem) => {
  expect(findIn('a.ts', source)).toEqual([problem]);
});

test.each([
  'const seenBefore = 1;',
  "import { nameOf } from './b.ts';",
  'const a = b.nameOf();',
  'const discolouring = 1;',
  '// noColour',
  '// coLour',
  'const of = Array.of(1);',
])('%s is not reported', (source) => {
  expect(findIn('a.ts', source)).toEqual([]);
});

test('files and folders are names', () => {
  expect(findIn('paint/wall-colour.ts', '')).toEqual(['paint/wall-colour.ts:1 "colour"; use color']);
});

test('an exception holds for its files and within its phrase', () => {
  expect(findIn('paint/a.ts', 'const colourWheel = 1;')).toEqual([]);
  expect(findIn('paint/a.ts', 'const colour = 1;')).toHaveLength(1);
  expect(findIn('a.ts', 'const colourWheel = 1;')).toHaveLength(1);
});

test('code in Markdown and YAML is not prose', () => {
  const page = 'A `colour`\n```\ncolour\n```\nA colour, [here](colour.md)';
  expect(wordProblems('a.md', page, glossary).map(({ file }) => file)).toEqual(['a.md:5']);
  const yaml = 'a: `colour`\nb: one colour';
  expect(wordProblems('a.yaml', yaml, glossary).map(({ file }) => file)).toEqual(['a.yaml:2']);
});

test('a row without a term or with an unknown place is an error', () => {
  expect(() =>
    readGlossary('\n## Words not to use\n\n| not | but | where |\n|---|---|---|\n| a | b | names |'),
  ).toThrow('Invalid row in the glossary: | a | b | names |');
});
