import type { ClauseId, ClauseShape } from '@workspace-api/contract';
import type { Leftover } from '../../resources/run-records.ts';
import type { SeenNames } from '../session/seen-names.ts';
import type { Effort } from '../settings/effort.ts';
import type { NotOffered } from './not-offered.ts';

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
};

/** The status of a clause after a run. */
export type ClauseStatus = keyof typeof statusMeanings;

export const clauseStatuses = Object.keys(statusMeanings) as ClauseStatus[];

/** Whether the target conforms to the contract: fully, as far as it was checked, or not. */
export type Verdict = 'conformant' | 'partial' | 'not-conformant';

/** One request and its response, or one call of the driver, with every secret already redacted. */
export type ReportedExchange = {
  operation: string | null;
  /** The capability, if it is a call of the driver: it has no status and no headers, and its body is what it returned. */
  driver?: string;
  /** The request as a curl command, with `$TOKEN` in place of the token; a call of the driver as a comment. */
  curl: string;
  status: number | null;
  headers: Record<string, string>;
  /** The start of the body, as a string. */
  body: string;
};

/** One observation of a broken clause. */
export type Finding = {
  /** Id of the scenario. */
  scenario: string;
  /** Name of the case. */
  case: string;
  /** The operation whose response shows it; null for a request outside the contract. */
  operation: string | null;
  expected: string;
  got: string;
  /** Whether the finding did not recur when the shrunk case was repeated. */
  intermittent: boolean;
  /** Whether the finding occurred only while other cases sent requests, and not when its case was repeated by itself. */
  simultaneous?: boolean;
  /** The shortest sequence of requests and calls of the driver that shows it. */
  exchanges: ReportedExchange[];
  /** The id for `--replay`; null in a report on a trace, which can't be repeated. */
  replay: string | null;
  /** The reason of the waiver that covers it, with its link and last day. */
  waived?: string;
  /** The clause and operation of the finding that caused this one: the same response breaks that clause by its shape. */
  because?: { clause: string; operation: string };
};

/** A clause with its result. */
export type ClauseResult = Pick<ClauseShape, 'family' | 'level' | 'text' | 'source'> & {
  id: ClauseId;
  status: ClauseStatus;
  /** Why it was not exercised, is waived or unsupported, or ended in an error. */
  reason?: string;
  /** How often the clause was checked. */
  checks: number;
  /** How long its cases took, in milliseconds. A case's time is divided among the clauses of its scenario that it checked. */
  durationMs: number;
  /** The operations on which the clause was checked. */
  operations: string[];
  findings: Finding[];
};

/**
 * A failure of the harness or the network, an operation that returned no usable response, or a waiver that has expired or is
 * unused. Each cause is listed once.
 */
export type HarnessError = { scenario: string; case: string; message: string };

/** Recorded traffic, or traffic that a proxy forwarded. */
export type ObservedTrace = {
  /** A description of the source: the address of the proxy, or the recorded files. */
  source: string;
  /** Number of exchanges that were checked. */
  checked: number;
  /** Numbers of exchanges that could not be checked, by reason. */
  skipped: { reason: string; count: number }[];
};

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
  /** Broken now, and not in the earlier run. */
  'newlyBroken',
  /** Broken in the earlier run, and checked and not broken now. */
  'repaired',
  /** Broken in both runs. */
  'stillBroken',
  /** Checked in the earlier run only, or broken there only at operations that this run did not check. */
  'noLongerExercised',
  /** Checked in this run only, and not broken. */
  'newlyExercised',
] as const;

/** What changed since an earlier run: the ids of the clauses, by change. A clause that didn't change isn't in it. */
export type Comparison = Record<(typeof clauseChanges)[number], ClauseId[]> & {
  /** The earlier run. */
  previous: Pick<Report, 'startedAt' | 'verdict' | 'target' | 'contract'>;
  /** What else differs between the runs, such as `the version of the contract: 1.0.0 in the earlier run, 1.1.0 in this one`. */
  differences: string[];
};

/** The result of a run. Every report is written from it. */
export type Report = {
  /** Version of this format. */
  format: 2;
  tool: { name: string; version: string };
  contract: { version: string };
  target: { url: string; workspace: string; mode: string };
  driver: { name: string; capabilities: string[] } | null;
  seed: number;
  effort: Effort;
  only: string[];
  startedAt: string;
  durationMs: number;
  /** Number of requests sent. */
  requests: number;
  /** The same by purpose. A report on observed traffic has none. */
  requestsByPurpose?: RequestCounts;
  verdict: Verdict;
  /** 0 conformant, 1 not conformant, 3 partial (0 if partial is allowed and the run had no errors), 130 interrupted. */
  exitCode: 0 | 1 | 3 | 130;
  totals: Record<ClauseStatus, number>;
  clauses: ClauseResult[];
  errors: HarnessError[];
  /** The operations that the target doesn't offer, with the entries of `unsupported` that declare them. */
  notOffered?: NotOffered[];
  /** What the target has in place of names that the service document doesn't show, which `mapping` can map. */
  seenNames?: SeenNames[];
  leftovers: Leftover[];
  /** What changed since an earlier run, if the run has `--compare`. */
  comparison?: Comparison;
  /** The observed traffic, if this is a report on traffic that other clients sent. */
  trace?: ObservedTrace;
  /** Remarks about the run: scopes that the token lacks, rate limits, what was given up, why the run ended early. */
  notes?: string[];
};

/** The file names of a report, within its folder. */
export const reportFiles = {
  json: 'report.json',
  junit: 'junit.xml',
  sarif: 'report.sarif',
  html: 'report.html',
} as const;

/** Creates the counts of a run that has sent no requests, by what they are for. The order is the order that reports use. */
export const noRequests = () => ({ settingUp: 0, probing: 0, readingBack: 0, cleaningUp: 0 });

/** How many requests a run sent, by purpose. */
export type RequestCounts = ReturnType<typeof noRequests>;

/** The sum of several counts, purpose by purpose. */
export const addRequests = (counts: readonly RequestCounts[]): RequestCounts => {
  const sum = noRequests();
  const purposes = Object.keys(sum) as (keyof RequestCounts)[];
  for (const each of counts) for (const purpose of purposes) sum[purpose] += each[purpose];
  return sum;
};
