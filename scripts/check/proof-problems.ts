import { type Half, readProof } from '../proof/read-proof.ts';
import type { Problem } from './step.ts';

export const proofFile = 'docs/proof.md';

/** What there is now: the names of the faults and of the variants. */
export type Known = { readonly faults: readonly string[]; readonly variants: readonly string[] };

const sum = (rows: Half['rows'], column: string): number =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

/** Finds totals of a table that differ from what they add up. */
const totalProblems = (what: string, stated: unknown, counted: number): string[] =>
  Number(stated) === counted ? [] : [`says ${what}: ${stated}, but lists ${counted}`];

const dateProblems = (section: string, { date, commit }: Half): string[] => [
  ...(date !== undefined && !Number.isNaN(Date.parse(date)) ? [] : [`does not say when ${section} ran`]),
  ...(commit === undefined ? [`does not say on which commit ${section} ran`] : []),
];

const listMutantRows = ({ rows }: Half) => rows.filter(({ fault }) => fault !== undefined);
const listVariantRows = ({ rows }: Half) => rows.filter(({ variant }) => variant !== undefined);

const findTotalProblems = ({ faults, variants }: ReturnType<typeof readProof>): string[] => {
  const faultRows = listMutantRows(faults);
  const families = faults.rows.filter(({ family }) => family !== undefined);
  const [all, ...each] = families;
  const foundCount = faultRows.filter(({ result }) => result === 'found').length;
  const passing = listVariantRows(variants).filter(({ result }) => result === 'passes').length;
  const [totals] = variants.rows;
  return [
    ...totalProblems('faults', all?.faults, faultRows.length),
    ...totalProblems('faults of all families', all?.faults, sum(each, 'faults')),
    ...totalProblems('faults found', all?.found, foundCount),
    ...totalProblems('faults found in all families', all?.found, sum(each, 'found')),
    ...totalProblems('clauses', all?.clauses, new Set(faultRows.map(({ clause }) => clause)).size),
    ...totalProblems('variants', totals?.variants, listVariantRows(variants).length),
    ...totalProblems('variants that pass', totals?.pass, passing),
  ];
};

/** Finds what makes the page unreliable: no date, no commit, totals that its rows contradict. */
export const proofProblems = (page: string): Problem[] => {
  const proof = readProof(page);
  return [
    ...dateProblems('the faults', proof.faults),
    ...dateProblems('the variants', proof.variants),
    ...findTotalProblems(proof),
  ].map((message) => ({ file: proofFile, message }));
};

const maxNames = 5;

const named = (what: string, names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  return [`${what}: ${names.slice(0, maxNames).join(', ')}${more}`];
};

const listChanges = (kind: string, currentNames: readonly string[], listedNames: readonly string[]): string[] => [
  ...named(
    `${kind} added since`,
    currentNames.filter((name) => !listedNames.includes(name)),
  ),
  ...named(
    `${kind} removed since`,
    listedNames.filter((name) => !currentNames.includes(name)),
  ),
];

/**
 * When the matrices ran, and what has been added or removed since. That is no problem: the page is written before a
 * release, and each fault is judged on its own by `npm test` or `npm run conformance:faults`.
 */
export const proofSummary = (page: string, currentNames: Known): string => {
  const { faults, variants } = readProof(page);
  const listedNames = {
    faults: listMutantRows(faults).map(({ fault = '' }) => fault),
    variants: listVariantRows(variants).map(({ variant = '' }) => variant),
  };
  return [
    `${listedNames.faults.length} faults on ${faults.date}, ${listedNames.variants.length} variants on ${variants.date}`,
    ...listChanges('faults', currentNames.faults, listedNames.faults),
    ...listChanges('variants', currentNames.variants, listedNames.variants),
  ].join('; ');
};
