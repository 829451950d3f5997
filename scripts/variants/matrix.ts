import type { Report } from '../../conformance/index.ts';

/** A failure or an error when checking a correct server. */
export type Mistake = { readonly what: string; readonly detail: string };

/** The families of clauses that a variant is checked with: all, those that it touches, or the first of these. */
export type Families = 'all' | 'touched' | 'first';

/** The result of running the gate against a variant. */
export type Row = {
  readonly variant: string;
  readonly seed: number;
  readonly families: Families;
  readonly verdict: Report['verdict'];
  readonly totals: Report['totals'];
  readonly errors: number;
  readonly requests: number;
  readonly milliseconds: number;
  readonly mistakes: readonly Mistake[];
};

/** Returns the mistakes of a check of a correct server: clauses that failed, and errors of the gate. */
export const mistakesIn = ({ clauses, errors }: Report): Mistake[] => [
  ...clauses
    .filter(({ status }) => status === 'fail' || status === 'error')
    .map(({ id, status, reason, findings: [first] }) => ({
      what: `${status}: ${id}`,
      detail: first ? `${first.case}: expected ${first.expected}, got ${first.got}` : (reason ?? ''),
    })),
  ...errors.map(({ scenario, case: name, message }) => ({
    what: `error in ${scenario}`,
    detail: `${name}: ${message}`,
  })),
];

/** Creates the row of a run. */
export const toRow = (
  { variant, seed, families }: Pick<Row, 'variant' | 'seed' | 'families'>,
  report: Report,
): Row => ({
  variant,
  seed,
  families,
  verdict: report.verdict,
  totals: report.totals,
  errors: report.errors.length,
  requests: report.requests,
  milliseconds: report.durationMs,
  mistakes: mistakesIn(report),
});

const columns = (cells: readonly (string | number)[]): string => {
  const [name = '', ...rest] = cells;
  return [String(name).padEnd(40), ...rest.map((cell) => String(cell).padStart(9))].join(' ');
};

/** The names of the columns. */
export const matrixHeader = columns([
  'variant',
  'seed',
  'verdict',
  'pass',
  'fail',
  'warn',
  'info',
  'not exer.',
  'errors',
  'requests',
  'seconds',
]);

const longest = 300;

/** Formats a row, with the mistakes below it. */
export const formatRow = ({
  variant,
  seed,
  verdict,
  totals,
  errors,
  requests,
  milliseconds,
  mistakes,
}: Row): string => {
  const row = columns([
    variant,
    seed,
    verdict === 'not-conformant' ? 'not conf.' : verdict,
    totals.pass,
    totals.fail,
    totals.warn,
    totals.info,
    totals['not-exercised'],
    errors,
    requests,
    (milliseconds / 1000).toFixed(1),
  ]);
  const lines = mistakes.map(
    ({ what, detail }) => `    ${what}\n        ${detail.replaceAll(/\s+/g, ' ').slice(0, longest)}`,
  );
  return [row, ...lines].join('\n');
};
