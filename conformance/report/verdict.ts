import { compact, counted } from '../engine/report/format.ts';
import { type ClauseStatus, clauseStatuses, type Report, statusMeanings } from '../engine/report/report.ts';
import { isUnchecked } from '../engine/report/verdict.ts';
import { formatStatus } from './clause-view.ts';

/** The count of every status that occurs: '16 clauses: 12 pass, 1 fail, 3 not exercised'. */
export const describeCounts = ({ clauses, totals }: Report): string => {
  const parts = clauseStatuses
    .filter((status) => totals[status] > 0)
    .map((status) => `${totals[status]} ${formatStatus(status)}`);
  return parts.length > 0
    ? `${counted(clauses.length, 'clause')}: ${parts.join(', ')}`
    : 'no clause was checked';
};

const explainPartial = ({ clauses, errors, exitCode }: Report): string[] => [
  clauses.some(({ level, status }) => level === 'must' && status === 'waived')
    ? 'No clause is violated except those that the configuration waives.'
    : clauses.some((clause) => clause.level !== 'provisional' && isUnchecked(clause))
      ? 'No clause is violated, but some could not be checked. Each reason names what is missing: a driver capability, a token scope, or data.'
      : 'No clause is violated, but the run had errors.',
  exitCode === 0
    ? 'The exit code is 0 because --allow-partial is set.'
    : errors.length > 0
      ? 'A run with errors never exits with 0, even with --allow-partial.'
      : 'Use --allow-partial to exit with 0.',
];

/** Explains the verdict and the next steps. */
export const explainVerdict = (report: Report): string[] => {
  const { totals, errors, verdict, trace } = report;
  const violated = `${counted(totals.fail, 'clause')} ${totals.fail === 1 ? 'is' : 'are'} violated.`;
  /** The meaning of the statuses that some clause has: `warn (2): The target does not follow a recommendation.` */
  const describeStatuses = (...statuses: ClauseStatus[]): string[] =>
    statuses
      .filter((status) => totals[status] > 0)
      .map((status) => `${formatStatus(status)} (${totals[status]}): ${statusMeanings[status]}`);
  // A trace can show broken clauses, but can't prove that there are none.
  if (trace)
    return [
      verdict === 'not-conformant'
        ? `${violated} Each finding shows the requests that led to it.`
        : 'The observed traffic violates no clause. Behavior without traffic was not checked: run the gate for a full verdict.',
      ...describeStatuses('waived'),
    ];
  const sentences = {
    conformant: [
      `Every must and should clause was checked, and the target satisfies ${totals.warn + totals.waived === 0 ? 'all of them' : 'every must'}.`,
    ],
    partial: explainPartial(report),
    'not-conformant': [
      `${violated} Each finding shows the shortest sequence of requests and the --replay id that repeats it.`,
    ],
  };
  return compact([
    ...sentences[verdict],
    totals.error + errors.length > 0 &&
      'Errors are not violations, but they make the run incomplete. Each error names what to do before the next run.',
    ...describeStatuses('waived', 'warn', 'info'),
  ]);
};

type Facts = [name: string, value: string][];

/** The facts at the top of a report: target, contract, driver, effort. */
export const listFacts = (report: Report): Facts => {
  const { target, driver, contract, tool, trace, requestsByPurpose: counts, only, notes = [] } = report;
  const source: Facts = trace
    ? [
        ['Observed', trace.source],
        ['Checked', `${trace.checked} exchanges`],
        ...trace.skipped.map(({ reason, count }): Facts[number] => ['Not checked', `${count}: ${reason}`]),
      ]
    : [
        ['Driver', driver ? `${driver.name} (${driver.capabilities.length} capabilities)` : 'none: API only'],
        ['Effort, seed', `${report.effort}, ${report.seed}`],
      ];
  const facts: Facts = [
    ['Target', target.url],
    ['Workspace', trace ? '' : `${target.workspace} (${target.mode} mode)`],
    ['Contract', contract.version],
    ['Checked by', `${tool.name} ${tool.version}`],
    ...source,
    ['Only', only.join(', ')],
    ['Started', report.startedAt],
    ['Took', `${(report.durationMs / 1000).toFixed(1)} s, ${report.requests} requests`],
    [
      'Requests',
      counts
        ? `${counts.settingUp} setting up, ${counts.probing} probing, ${counts.readingBack} reading back, ${counts.cleaningUp} cleaning up`
        : '',
    ],
    ...notes.map((note): Facts[number] => ['Note', note]),
  ];
  return facts.filter(([, value]) => value !== '');
};
