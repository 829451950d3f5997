import type { ClauseId } from '@workspace-api/contract';
import type { Leftover } from '../../resources/record-events.ts';
import type { Effort } from '../settings/effort.ts';
import type { Shard } from '../settings/shard.ts';
import type { Unsupported } from '../settings/unsupported.ts';
import type { Waiver } from '../settings/waivers.ts';

/** Every status of a clause, in the order in which reports show them. */
export const clauseStatuses = [
  'pass',
  /** The target breaks a `must`. */
  'fail',
  /** The target breaks a `must`, as a waiver of the configuration says. */
  'waived',
  /** The target doesn't follow a `should`. */
  'warn',
  /** The target made another choice than the contract where the service document is silent. */
  'info',
  /** The configuration declares that the target doesn't offer it. */
  'unsupported',
  /** No case judged it: a capability, a record or a scenario is missing. */
  'not-exercised',
  /** The harness or the network failed, which says nothing about the target. */
  'error',
] as const;

/** The status of a clause after a run. */
export type ClauseStatus = (typeof clauseStatuses)[number];

/** Whether the target conforms to the contract: fully, as far as judged, or not. */
export type Verdict = 'conformant' | 'partial' | 'not-conformant';

/** One request and its answer, with every secret already redacted. */
export type ReportedExchange = {
  operation: string | null;
  /** The request as a curl command; the token stands as `$TOKEN`. */
  curl: string;
  status: number | null;
  headers: Record<string, string>;
  /** The start of the body, as text. */
  body: string;
};

/** One observation of a broken clause. */
export type Finding = {
  /** Id of the scenario. */
  scenario: string;
  /** Name of the case. */
  case: string;
  /** The operation whose answer shows it; null for a request outside the contract. */
  operation: string | null;
  expected: string;
  got: string;
  /** It did not recur when the shrunk case was repeated. */
  intermittent: boolean;
  /** The shortest sequence of requests that shows it. */
  exchanges: ReportedExchange[];
  /** The id for `--replay`; null in a report on a trace, which can't be repeated. */
  replay: string | null;
  /** The reason of the waiver that covers it, with its link and last day. */
  waived?: string;
  /** The clause that the same answer breaks by its shape, and the operation: this finding follows from it. */
  because?: { clause: string; operation: string };
};

/** A clause with its result. */
export type ClauseResult = {
  id: ClauseId;
  family: string;
  level: 'must' | 'should' | 'provisional';
  text: string;
  source: string;
  status: ClauseStatus;
  /** Why it was not exercised, is waived or unsupported, or ended in an error. */
  reason?: string;
  /** How often it was checked. */
  checks: number;
  /** The operations on which it was checked. */
  operations: string[];
  findings: Finding[];
};

/**
 * A failure of the harness or the network, an operation that gave no usable answer, or a waiver that expired or is not
 * needed any more; each cause once.
 */
export type HarnessError = { scenario: string; case: string; message: string };

/** Traffic that a proxy passed on, or that was recorded. */
export type ObservedTrace = {
  /** In words: the address of the proxy, or the recorded files. */
  source: string;
  /** Exchanges that were judged. */
  checked: number;
  /** Exchanges that could not be judged, by reason. */
  skipped: { reason: string; count: number }[];
};

/** What one scenario observed of one clause. */
export type Observation = {
  checks: number;
  operations: string[];
  findings: Finding[];
  /** Reasons of the declarations that leave out the clause at an operation where it is broken. */
  unsupported: string[];
  /** What was missing to judge it; `unsupported` if the configuration says so. */
  missing: { reason: string; unsupported: boolean }[];
  errors: string[];
};

/** Everything that one scenario observed. */
export type ScenarioResult = {
  id: string;
  title: string;
  clauses: readonly string[];
  /** By clause. */
  observations: Record<string, Observation>;
  errors: HarnessError[];
  requests: number;
  waitedMs: number;
};

/** What the report of a shard has in addition, so that the shards can be merged. */
export type ReportShard = Shard & {
  /** Those in force. */
  waivers: Waiver[];
  unsupported: Unsupported[];
  /** What each of its scenarios observed. */
  results: ScenarioResult[];
};

/** The result of a run; every report is written from it. */
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
  /** Of a run with `--shard`; the report has the clauses of its scenarios alone. */
  shard?: ReportShard;
  startedAt: string;
  durationMs: number;
  /** Requests sent. */
  requests: number;
  verdict: Verdict;
  /** 0 conformant, 1 not conformant, 3 partial (0 when that is allowed and there are no errors). */
  exitCode: 0 | 1 | 3;
  totals: Record<ClauseStatus, number>;
  clauses: ClauseResult[];
  errors: HarnessError[];
  leftovers: Leftover[];
  /** What was observed, if this is a report on traffic that others sent. */
  trace?: ObservedTrace;
  /** Remarks about the run: scopes that the token lacks, rate limits, what was given up, why it ended early. */
  notes?: string[];
};
