import { type Half, readProof } from '../proof/read-proof.ts';
import type { Problem } from './step.ts';

export const proofFile = 'docs/proof.md';

/** The current names of the mutants and of the variants. */
export type Known = { readonly mutants: readonly string[]; readonly variants: readonly string[] };

const sum = (rows: Half['rows'], column: string): number =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

/** Finds totals of a table that differ from the sum of its rows. */
const totalProblems = (what: string, stated: unknown, counted: number): string[] =>
  Number(stated) === counted ? [] : [`states ${what}: ${stated}, but lists ${counted}`];

const dateProblems = (section: string, { date, commit }: Half): string[] => [
  ...(date !== undefined && !Number.isNaN(Date.parse(date)) ? [] : [`does not state when ${section} ran`]),
  ...(commit === undefined ? [`does not state on which commit ${section} ran`] : []),
];

const listMutantRows = ({ rows }: Half) => rows.filter(({ mutant }) => mutant !== undefined);
const listVariantRows = ({ rows }: Half) => rows.filter(({ variant }) => variant !== undefined);

const findTotalProblems = ({ mutants, variants }: ReturnType<typeof readProof>): string[] => {
  const mutantRows = listMutantRows(mutants);
  const families = mutants.rows.filter(({ family }) => family !== undefined);
  const [all, ...each] = families;
  const foundCount = mutantRows.filter(({ result }) => result === 'found').length;
  const passing = listVariantRows(variants).filter(({ result }) => result === 'passes').length;
  const [totals] = variants.rows;
  return [
    ...totalProblems('mutants', all?.mutants, mutantRows.length),
    ...totalProblems('mutants of all families', all?.mutants, sum(each, 'mutants')),
    ...totalProblems('mutants found', all?.found, foundCount),
    ...totalProblems('mutants found in all families', all?.found, sum(each, 'found')),
    ...totalProblems('clauses', all?.clauses, new Set(mutantRows.map(({ clause }) => clause)).size),
    ...totalProblems('variants', totals?.variants, listVariantRows(variants).length),
    ...totalProblems('variants that pass', totals?.pass, passing),
  ];
};

/** Finds reasons not to trust the page: a missing date or commit, or totals that contradict the rows. */
export const proofProblems = (page: string): Problem[] => {
  const proof = readProof(page);
  return [
    ...dateProblems('the mutants', proof.mutants),
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

const listChanges = (
  kind: string,
  currentNames: readonly string[],
  listedNames: readonly string[],
): string[] => [
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
 * Describes when the matrices ran and what has been added or removed since. A difference isn't a problem: the page is written
 * before a release, and `npm test` or `npm run conformance:mutants` checks each mutant separately.
 */
export const proofSummary = (page: string, currentNames: Known): string => {
  const { mutants, variants } = readProof(page);
  const listedNames = {
    mutants: listMutantRows(mutants).map(({ mutant = '' }) => mutant),
    variants: listVariantRows(variants).map(({ variant = '' }) => variant),
  };
  return [
    `${listedNames.mutants.length} mutants on ${mutants.date}, ${listedNames.variants.length} variants on ${variants.date}`,
    ...listChanges('mutants', currentNames.mutants, listedNames.mutants),
    ...listChanges('variants', currentNames.variants, listedNames.variants),
  ].join('; ');
};
