import type { Leftover } from '../resources/run-records.ts';
import type { Forecast } from './report/forecast.ts';
import type { Finding, Report, ScenarioResult } from './report/report.ts';

/** How a case ended: as expected, or with the first event that ended it. */
export type CaseOutcome = 'done' | 'violation' | 'not-exercised' | 'error';

/** A finding, and the clause that it breaks. */
export type ClauseFinding = { clause: string; finding: Finding };

/** The events of a run, in order. The last event is `run-finished`, unless the run is interrupted. */
export type GateEvent =
  | ({ type: 'run-started'; scenarios: number } & Pick<Report, 'target' | 'driver' | 'seed' | 'effort'>)
  | { type: 'scenario-started'; id: string; title: string }
  | {
      type: 'case-finished';
      scenario: string;
      case: string;
      outcome: CaseOutcome;
      findings: readonly ClauseFinding[];
      /** Number of requests in the whole run so far. */
      requests: number;
      /** How long the case took, with its repetitions. */
      durationMs: number;
    }
  | { type: 'scenario-finished'; result: ScenarioResult }
  /** Sent when the gate learns that the target's rate limit slows the run down, and again when the estimate changes a lot. */
  | { type: 'rate-limit-learned'; forecast: Forecast }
  /** Sent before each wait for a rate limit. */
  | { type: 'rate-limit-wait'; milliseconds: number }
  /** Sent when the target doesn't respond and the gate waits for it. `why` says how the request failed. */
  | { type: 'target-wait'; why: string; milliseconds: number }
  /** The target responds again, after this many milliseconds. */
  | { type: 'target-back'; milliseconds: number }
  /** The run ends before its last scenario. `missing` says what the rest lacks, as a noun phrase. */
  | { type: 'run-cut-short'; missing: string }
  /** Sent as soon as `signal` ends the run, before its cleanup, with the report on what was checked until then. */
  | { type: 'run-interrupted'; report: Report }
  | { type: 'cleanup-started'; records: number }
  | { type: 'cleanup-finished'; leftovers: readonly Leftover[] }
  | { type: 'run-finished'; report: Report };

/** Receives the events of a scenario while it runs. */
export type Emit = (event: GateEvent) => void;
