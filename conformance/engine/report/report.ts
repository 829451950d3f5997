import type { ClauseId } from '@workspace-api/contract';

/** How a clause ended. */
export type ClauseStatus =
  | 'pass'
  /** A `must` that the target breaks. */
  | 'fail'
  /** A `should` that the target doesn't follow. */
  | 'warn'
  /** The target chose otherwise than the contract where the service document is silent. */
  | 'info'
  /** The target's owner declared in the configuration that it isn't offered. */
  | 'unsupported'
  /** Nothing was seen of it: a capability, data or a scenario was lacking. */
  | 'not-exercised'
  /** The harness or the network failed; nothing is said of the target. */
  | 'error';

/** Whether the target keeps the contract: wholly, as far as it was seen, or not. */
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

/** One broken promise, as it was seen. */
export type Finding = {
  /** Id of the scenario that saw it. */
  scenario: string;
  /** What it was looking at: an operation, or a case of its own. */
  case: string;
  expected: string;
  got: string;
  /** It didn't show again when the shrunk case was repeated. */
  intermittent: boolean;
  /** The shortest sequence of requests that shows it. */
  exchanges: ReportedExchange[];
  /** Hand this to `--replay` to see it again. */
  replay: string;
};

/** A clause of the register with what became of it. */
export type ClauseResult = {
  id: ClauseId;
  family: string;
  level: 'must' | 'should' | 'provisional';
  text: string;
  source: string;
  status: ClauseStatus;
  /** Why it was not exercised, is unsupported or ended in an error. */
  reason?: string;
  /** How many times it was looked at. */
  checks: number;
  /** The operations at which it was looked at. */
  operations: string[];
  findings: Finding[];
};

/** A failure of the harness or the network. */
export type HarnessError = { scenario: string; case: string; message: string };

/** Something that the run made on the target and could not take away. */
export type Leftover = { kind: string; id: string; why: string };

/** The whole outcome of a run: what every report is written from. */
export type Report = {
  /** Version of this format. */
  format: 1;
  tool: { name: string; version: string };
  contract: { version: string };
  target: { url: string; workspace: string; mode: string };
  driver: { name: string; capabilities: string[] } | null;
  seed: number;
  effort: 'quick' | 'standard' | 'thorough';
  only: string[];
  startedAt: string;
  durationMs: number;
  /** Requests sent. */
  requests: number;
  verdict: Verdict;
  /** 0 conformant, 1 not conformant, 3 partial (0 when that is allowed). */
  exitCode: 0 | 1 | 3;
  totals: Record<ClauseStatus, number>;
  clauses: ClauseResult[];
  errors: HarnessError[];
  leftovers: Leftover[];
  /** What a reader has to know of this run: scopes that the token lacks, time spent waiting for rate limits. */
  notes?: string[];
};
