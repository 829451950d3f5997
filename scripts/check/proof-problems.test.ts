import { expect, test } from 'vitest';
import { exampleProof } from '../proof/example-proof.test-helper.ts';
import { renderProof } from '../proof/render-proof.ts';
import { proofProblems, proofSummary } from './proof-problems.ts';

const page = renderProof(exampleProof);
const names = {
  mutants: exampleProof.mutants.rows.map(({ mutant }) => mutant),
  variants: exampleProof.variants.rows.map(({ variant }) => variant),
};
const messages = (markdown: string) => proofProblems(markdown).map(({ message }) => message);

test('an unchanged page has no problem, whatever its results', () => {
  expect(messages(page)).toEqual([]);
  expect(proofSummary(page, names)).toBe('3 mutants on 2026-11-02, 2 variants on 2026-11-02');
});

test('later additions and removals are listed, and are not problems', () => {
  const currentNames = { mutants: [...names.mutants.slice(1), 'theme-lost'], variants: ['short-pages'] };
  expect(proofSummary(page, currentNames)).toBe(
    '3 mutants on 2026-11-02, 2 variants on 2026-11-02; mutants added since: theme-lost; mutants removed since: agent-starts-active; variants removed since: pretty-printed',
  );
});

test('of many additions, the first are listed', () => {
  const currentNames = {
    ...names,
    mutants: [...names.mutants, ...Array.from({ length: 8 }, (_, at) => `new-${at}`)],
  };
  expect(proofSummary(page, currentNames)).toContain(
    'mutants added since: new-0, new-1, new-2, new-3, new-4 and 3 more',
  );
});

test.each([
  ['a mutant is missing', /^\| .* agent-starts-active .*\n/m, '', 'states mutants: 3, but lists 2'],
  ['a result was changed', '**not found**', 'found', 'states mutants found: 2, but lists 3'],
  [
    'a family was changed',
    '| Pages | 1 | 1 |',
    '| Pages | 1 | 7 |',
    'states mutants of all families: 3, but lists 9',
  ],
  ['a variant is missing', /^\| short-pages .*\n/m, '', 'states variants: 2, but lists 1'],
  [
    'a verdict was changed',
    '**fail: pages.version-label**',
    'passes',
    'states variants that pass: 1, but lists 2',
  ],
])('%s: the totals of the page do not add up', (_change, before, after, expected) => {
  expect(messages(page.replace(before, after))).toContain(expected);
});

test('a page without a date or a commit is reported', () => {
  expect(messages(page.replace('Run on 2026-11-02,', 'Run on'))).toEqual([
    'does not state when the mutants ran',
  ]);
  const second = page.lastIndexOf('commit `abc1234`');
  expect(messages(`${page.slice(0, second)}commit unknown${page.slice(second + 16)}`)).toEqual([
    'does not state on which commit the variants ran',
  ]);
  expect(messages('')).toContain('does not state when the variants ran');
});
