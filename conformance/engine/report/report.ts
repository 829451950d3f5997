import type { ReportSchemas } from '@workspace-api/contract';

/** The meaning of each status of a clause after a run, in the order that reports use. */
export const statusMeanings = {
  pass: 'The target satisfied this clause every time it was checked.',
  fail: 'The target violates a requirement of the contract.',
  waived:
    'The target breaks this clause, but a waiver in the configuration accepts it. A must makes the run partial.',
  warn: 'The target does not follow a recommendation of the contract.',
  info: 'The target differs where the service document leaves a choice. It never counts against it.',
  unsupported: 'The configuration declares that the target does not offer this.',
  'not-exercised': 'No case exercised this clause, so it has no result.',
  error: 'The harness or the network failed, so the clause has no result.',
} satisfies Record<ClauseStatus, string>;

/** The status of a clause after a run. */
export type ClauseStatus = ReportSchemas['status'];

export const clauseStatuses = Object.keys(statusMeanings) as ClauseStatus[];

/** The result of a run. Every report is written from it. */
export type Report = ReportSchemas['report'];

/** Whether the target conforms to the contract: fully, as far as it was checked, or not. */
export type Verdict = Report['verdict'];

/** One request and its response, or one call of the driver, with every secret already redacted. */
export type ReportedExchange = ReportSchemas['exchange'];

/** One observation of a broken clause. */
export type Finding = ReportSchemas['finding'];

/** A clause with its result. */
export type ClauseResult = ReportSchemas['clause'];

/**
 * A failure of the harness or the network, an operation that returned no usable response, or a waiver that has expired or is
 * unused. Each cause is listed once.
 */
export type HarnessError = Report['errors'][number];

/** Operations that the target doesn't offer, as one entry of `unsupported` declares them. */
export type NotOffered = NonNullable<Report['notOffered']>[number];

/** What the target has in place of members whose names the service document doesn't show. */
export type SeenNames = NonNullable<Report['seenNames']>[number];

/** Creates what one scenario observed about one clause before its first check. */
export const emptyObservation = () => ({
  checks: 0,
  /** The clause's part of the time that cases took, in milliseconds. */
  durationMs: 0,
  operations: [] as string[],
  findings: [] as Finding[],
  /** Reasons from the `unsupported` declarations that exclude the clause at an operation where it is broken. */
  unsupported: [] as string[],
  /** What was missing to check it; `unsupported` if the configuration declares that. */
  missing: [] as { reason: string; unsupported: boolean }[],
  errors: [] as string[],
});

/** What one scenario observed about one clause. */
export type Observation = ReturnType<typeof emptyObservation>;

/** Everything that one scenario observed. */
export type ScenarioResult = {
  id: string;
  title: string;
  clauses: readonly string[];
  /** Observations by clause. */
  observations: Record<string, Observation>;
  errors: HarnessError[];
  requests: RequestCounts;
};

/** How clauses changed since an earlier run. The order is the order that reports use. */
export const clauseChanges = [
  'newlyBroken',
  'repaired',
  'stillBroken',
  'noLongerExercised',
  'newlyExercised',
] as const satisfies (keyof Comparison)[];

/** What changed since an earlier run: the ids of the clauses, by change. A clause that didn't change isn't in it. */
export type Comparison = NonNullable<Report['comparison']>;

/** The file names of a report, within its folder. */
export const reportFiles = {
  json: 'report.json',
  junit: 'junit.xml',
  sarif: 'report.sarif',
  html: 'report.html',
} as const;

/** Creates the counts of a run that has sent no requests, by what they are for. The order is the order that reports use. */
export const noRequests = (): RequestCounts => ({
  settingUp: 0,
  probing: 0,
  readingBack: 0,
  cleaningUp: 0,
});

/** How many requests a run sent, by purpose. */
export type RequestCounts = NonNullable<Report['requestsByPurpose']>;

/** The sum of several counts, purpose by purpose. */
export const addRequests = (counts: readonly RequestCounts[]): RequestCounts => {
  const sum = noRequests();
  const purposes = Object.keys(sum) as (keyof RequestCounts)[];
  for (const each of counts) for (const purpose of purposes) sum[purpose] += each[purpose];
  return sum;
};
