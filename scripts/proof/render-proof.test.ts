import { expect, test } from 'vitest';
import type { Row as MutantRow } from '../mutants/row.ts';
import { exampleMutant, exampleProof } from './example-proof.test-helper.ts';
import { renderFigures, renderProof } from './render-proof.ts';

const withMutants = (rows: readonly MutantRow[]) =>
  renderProof({ ...exampleProof, mutants: { ...exampleProof.mutants, rows } });

test('contains the date, the commit and the command of both matrices', () => {
  const markdown = renderProof(exampleProof);
  expect(markdown.match(/Run on 2026-11-02, commit `abc1234`, with effort quick and seed 1\./g)).toHaveLength(
    2,
  );
  expect(markdown).toContain('`npm run conformance:mutants`');
  expect(markdown).toContain('`npm run conformance:variants -- --seeds 1`');
});

test('contains the families by which variants were checked', () => {
  const { variants } = exampleProof;
  const rows = variants.rows.map((row) => ({ ...row, families: 'touched' as const }));
  const markdown = renderProof({ ...exampleProof, variants: { ...variants, rows } });
  expect(renderProof(exampleProof)).toContain('Each variant is checked by all clauses.');
  expect(markdown).toContain('Each variant is checked by the families of clauses that it touches.');
  expect(markdown).toContain('`npm run conformance:variants -- --seeds 1 --families touched`');
});

test('contains the totals of each family and of all families', () => {
  const markdown = renderProof(exampleProof);
  expect(markdown).toContain('| all | 2 | 3 | 2 | 2 | 6 | 40 | 4 |');
  expect(markdown).toContain('| Agents | 1 | 2 | 2 | 2 | 6 | 6 | 2 |');
  expect(markdown).toContain('| Pages | 1 | 1 | 0 | 0 | 40 | 40 | 1 |');
  expect(markdown).toContain('| 2 | 1 | 2 | 18 |');
});

test('collapses the mutants of a family, each with its description and costs', () => {
  const markdown = renderProof(exampleProof);
  expect(markdown).toContain('<details><summary>Agents: 2 mutants of 1 clause, all found</summary>');
  expect(markdown).toContain(
    '| `agents.starts-inactive` | agent-starts-active | A new agent is active. | found | 6 | 1.2 |',
  );
});

test('lists undetected mutants before the families, and marks their rows', () => {
  const markdown = renderProof(exampleProof);
  expect(markdown).toContain('Not found by the clause that they break: `page-lost`.');
  expect(markdown).toContain('<summary>Pages: 1 mutant of 1 clause, <strong>0</strong> found</summary>');
  expect(markdown).toContain('| page-lost | A page is lost. | **not found** | 40 | 1.2 |');
  expect(renderProof(exampleProof)).not.toContain('Every mutant is found.');
  expect(withMutants([exampleMutant('agent-starts-active', {})])).toContain('Every mutant is found.');
});

test('a mutant that only more requests find is listed apart, and counts as found with them', () => {
  const { missedMutants } = exampleProof;
  const rows = [
    exampleMutant('page-lost', { clause: 'pages.version-label', killedBy: ['pages.version-label'] }),
  ];
  const markdown = renderProof({ ...exampleProof, missedMutants: { ...missedMutants, rows } });
  expect(markdown).toContain('Found only with effort standard: `page-lost`.');
  expect(markdown).toContain('Every mutant is found.');
  expect(markdown).toContain('| Pages | 1 | 1 | 0 | 1 | 40 | 40 | 1 |');
  expect(markdown).toContain('| page-lost | A page is lost. | found with effort standard | 40 | 1.2 |');
});

test('marks a mutant that only other clauses found, or that could not be checked', () => {
  const markdown = withMutants([
    exampleMutant('agent-starts-active', { killedBy: ['agents.activate'] }),
    exampleMutant('agent-lost', { killedBy: [], error: 'No response.' }),
  ]);
  expect(markdown).toContain('| **found only by other clauses**: `agents.activate` |');
  expect(markdown).toContain('| **not checked**: No response. |');
});

test('a mutant counts as not found if one of several seeds does not find it', () => {
  const markdown = withMutants([
    exampleMutant('agent-starts-active', { requests: 4 }),
    exampleMutant('agent-starts-active', { seed: 2, killedBy: [], requests: 9 }),
  ]);
  expect(markdown).toContain('| **not found** | 4–9 |');
  expect(markdown).toContain('| all | 1 | 1 | 0 | 0 |');
});

test('removes the clause from a description in a row', () => {
  const { mutants } = exampleProof.descriptions;
  const descriptions = {
    ...exampleProof.descriptions,
    mutants: { ...mutants, 'agent-starts-active': 'It starts (agents.starts-inactive).' },
  };
  expect(renderProof({ ...exampleProof, descriptions })).toContain('| It starts. |');
});

test('lists variants with their description and their failures', () => {
  const markdown = renderProof(exampleProof);
  expect(markdown).toContain('Variants that fail: `short-pages`.');
  expect(markdown).toContain('| pretty-printed | JSON is indented. | passes | 300 | 2000 |');
  expect(markdown).toContain(
    '| short-pages | Pages are short. | **fail: pages.version-label** | 300 | 2000 |',
  );
});

test('the page of figures lists no single server', () => {
  const figures = renderFigures(exampleProof);
  expect(renderProof(exampleProof).startsWith(figures)).toBe(true);
  expect(figures).toContain('| Agents | 1 | 2 | 2 | 2 | 6 | 6 | 2 |');
  expect(figures).not.toContain('agent-starts-active');
});
