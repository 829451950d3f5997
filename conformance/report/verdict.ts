import { counted } from '../engine/report/format.ts';
import {
  type ClauseStatus,
  clauseStatuses,
  type Report,
  type RequestCounts,
  statusMeanings,
  type Verdict,
} from '../engine/report/report.ts';
import { isUnchecked } from '../engine/report/verdict.ts';
import { formatStatus } from './clause-view.ts';

const areViolated = (count: number): string =>
  `${counted(count, 'clause')} ${count === 1 ? 'is' : 'are'} violated.`;

/** The count of every status that occurs: '16 clauses: 12 pass, 1 fail, 3 not exercised'. */
export const describeCounts = ({ clauses, totals }: Report): string => {
  const parts = clauseStatuses
    .filter((status) => totals[status] > 0)
    .map((status) => `${totals[status]} ${formatStatus(status)}`);
  return parts.length > 0
    ? `${counted(clauses.length, 'clause')}: ${parts.join(', ')}`
    : 'no clause was checked';
};

const explainPartial = ({ clauses, errors, exitCode }: Report): string[] => {
  const isIncomplete = clauses.some((clause) => clause.level !== 'provisional' && isUnchecked(clause));
  return [
    clauses.some(({ level, status }) => level === 'must' && status === 'waived')
      ? 'No clause is violated except those that the configuration waives.'
      : isIncomplete
        ? 'No clause is violated, but some could not be checked. Each reason names what is missing: a driver capability, a token scope, or data.'
        : 'No clause is violated, but the run had errors.',
    exitCode === 0
      ? 'The exit code is 0 because --allow-partial is set.'
      : errors.length > 0
        ? 'A run with errors never exits with 0, even with --allow-partial.'
        : 'Use --allow-partial to exit with 0.',
  ];
};

const explainViolations = ({ clauses, totals }: Report): string[] => {
  const failed = clauses.filter(({ status }) => status === 'fail');
  const intermittent = failed.filter(({ findings }) => findings.every((one) => one.intermittent)).length;
  const simultaneous = failed.filter(({ findings }) => findings.every((one) => one.simultaneous)).length;
  return [
    `${areViolated(totals.fail)} Each finding shows the shortest sequence of requests and the --replay id that repeats it.`,
    ...(intermittent > 0 ? [`${intermittent} of them did not recur when repeated.`] : []),
    ...(simultaneous > 0 ? [`${simultaneous} of them only with simultaneous requests.`] : []),
  ];
};

/** The meaning of the exit codes of a traffic report, if the preceding sentences don't explain it. */
const exitWithTrace: Readonly<Record<number, string>> = {
  0: ': a trace passes if no clause is violated',
  3: ': the report has errors, so it is incomplete',
};

/** The meaning of the statuses that some clause has: `warn (2): The target does not follow a recommendation.` */
const explainStatuses = ({ totals }: Pick<Report, 'totals'>, ...statuses: ClauseStatus[]): string[] =>
  statuses
    .filter((status) => totals[status] > 0)
    .map((status) => `${formatStatus(status)} (${totals[status]}): ${statusMeanings[status]}`);

/** A trace can show broken clauses, but can't prove that there are none. */
const explainTrace = ({ verdict, totals, exitCode }: Report): string[] => [
  verdict === 'not-conformant'
    ? `${areViolated(totals.fail)} Each finding shows the requests that led to it.`
    : 'The observed traffic violates no clause. Behavior without traffic was not checked: run the gate for a full verdict.',
  ...explainStatuses({ totals }, 'waived'),
  `The exit code is ${exitCode}${exitWithTrace[exitCode] ?? ''}.`,
];

const explain: Readonly<Record<Verdict, (report: Report) => string[]>> = {
  conformant: ({ totals }) => [
    `Every must and should clause was checked, and the target satisfies ${totals.warn + totals.waived === 0 ? 'all of them' : 'every must'}.`,
  ],
  partial: explainPartial,
  'not-conformant': explainViolations,
};

/** Explains the verdict and the next steps. */
export const explainVerdict = (report: Report): string[] => {
  const { totals, errors, verdict, trace } = report;
  if (trace) return explainTrace(report);
  return [
    ...explain[verdict](report),
    ...(totals.error + errors.length > 0
      ? [
          'Errors are not violations, but they make the run incomplete. Each error names what to do before the next run.',
        ]
      : []),
    ...explainStatuses(report, 'waived', 'warn', 'info'),
  ];
};

const describeRequests = ({ settingUp, probing, readingBack, cleaningUp }: RequestCounts): string =>
  `${settingUp} setting up, ${probing} probing, ${readingBack} reading back, ${cleaningUp} cleaning up`;

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
    ['Requests', counts ? describeRequests(counts) : ''],
    ...notes.map((note): Facts[number] => ['Note', note]),
  ];
  return facts.filter(([, value]) => value !== '');
};
