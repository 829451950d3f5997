import { expect, test } from 'vitest';
import { coverageProblems, mutantProblems } from './clauses.ts';
import { contractStringProblems, readContractStrings } from './contract-strings.ts';
import { lockFileProblems } from './lock-files.ts';
import { readGlossary, wordProblems } from './words.ts';

const saved = { id: 'pages.saved', 'observed-by': 'scenario', level: 'must' };
const checkCoverage = (...cites: string[]) =>
  coverageProblems(
    [saved],
    cites.map((cited) => ({ file: 'a.scenario.ts', cites: cited === '' ? [] : [cited] })),
  );
const checkMutants = (broken: string[], reason?: string) =>
  mutantProblems([saved], new Set(broken), reason === undefined ? {} : { 'pages.saved': reason });

const integrity = `sha512-${'A'.repeat(86)}==`;
const registry = 'https://registry.npmjs.org/two/-/two-1.0.0.tgz';

const isOfContract = await readContractStrings();
const checkStrings = (source: string) => contractStringProblems('a.ts', source, isOfContract);

const glossary = readGlossary(`
## Words not to use

| not | but | where |
|---|---|---|
| \`colour\`, \`colours\` | color | everywhere |
| \`xOf\` | \`getX\` | names |
| \`at once\` | immediately | prose |

## Exceptions

| term | files | within | reason |
|---|---|---|---|
| \`colour\` | \`paint/*\` | \`colour wheel\` | a book |
`);
const checkWords = (source: string, name = 'a.ts') => wordProblems(name, source, glossary);

type Problems = readonly (string | { readonly message: string })[];

test.each<[what: string, problems: Problems]>([
  ['a cited clause', checkCoverage('pages.saved')],
  ['a must with a mutant', checkMutants(['pages.saved'])],
  ['a must without a mutant, with a reason', checkMutants([], 'A mutant wraps only responses.')],
  ['a locked package', lockFileProblems({ 'node_modules/two': { integrity, resolved: registry } })],
  [
    'a string of the contract in a comment, a type or a sentence',
    checkStrings("// 'text/csv'\nlet a: 'agents:read';\n'CSV is text/csv.'"),
  ],
  ['a word that is a code too', checkStrings("kind === 'conflict'")],
  ['a part of another word', checkWords('const discolouring = b.nameOf();')],
  ['an excepted word', checkWords('const colourWheel = 1;', 'paint/a.ts')],
  ['code in Markdown', checkWords('A `colour`\n```\ncolour\n```\n[here](colour.md)', 'a.md')],
])('%s has no problem', (_, problems) => {
  expect(problems).toEqual([]);
});

test.each<[what: string, problems: Problems, message: string]>([
  ['a clause that no scenario cites', checkCoverage(), 'pages.saved is not cited by any scenario'],
  ['a scenario without a clause', checkCoverage('pages.saved', ''), 'cites no clause'],
  ['a must without a mutant', checkMutants([]), 'pages.saved is violated by no mutant'],
  ['an exemption without a reason', checkMutants([], 'later'), 'has no reason'],
  [
    'an exemption for a must with a mutant',
    checkMutants(['pages.saved'], 'A mutant wraps only responses.'),
    'is violated by a mutant',
  ],
  [
    'a package with a weak checksum',
    lockFileProblems({ 'node_modules/weak': { integrity: 'sha1-2jmj7l5=' } }),
    'has no SHA-512 checksum',
  ],
  [
    'a package of another registry',
    lockFileProblems({
      'node_modules/x': { integrity, resolved: 'https://registry.npmjs.org.evil.example/x.tgz' },
    }),
    'not from https://registry.npmjs.org/',
  ],
  ['a word of the glossary in a name', checkWords('const wallColours = 1;'), '"colours"; use color'],
  ['a pattern of the glossary', checkWords('const nameOf = (one: string) => one;'), '"xOf"; use getX'],
  [
    'a word of prose',
    checkWords('/** Ends.\n * Closes at once. */\nconst a = 1;'),
    '"at once"; use immediately',
  ],
  ['an excepted word in another file', checkWords('const colourWheel = 1;'), '"colour"; use color'],
  ['a file that is named like a word', checkWords('', 'paint/wall-colour.ts'), '"colour"; use color'],
])('%s is reported', (_, problems, message) => {
  expect(problems.map((one) => (typeof one === 'string' ? one : one.message))).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  ['a header', "headers['x-next-cursor']"],
  ['a scope', "const scope = 'agents:read'"],
  ['the code of an error', "error.code === 'already_decided'"],
  ['the prefix of ids', "id.startsWith('agt_')"],
  ['a path', "path.replace('/workspaces/{slug}', '')"],
  ['the base after a host in a template', '`${server.url}/v1`'],
  ['a prefix in an expression', '/^whsec_[0-9a-f]+/'],
])('%s that is typed by hand is reported', (_, source) => {
  expect(checkStrings(source)).toHaveLength(1);
});
