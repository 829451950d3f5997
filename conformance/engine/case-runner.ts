import { type ClauseId, type ClauseShape, clauses as register } from '@workspace-api/contract';
import { type Attempt, attempt } from './attempt.ts';
import type { Case } from './case.ts';
import { type SoftFinding, softKey } from './case-log.ts';
import type { ScenarioDefinition } from './definition.ts';
import { findingOf } from './finding.ts';
import type { Lacks } from './lacks.ts';
import type { Recorder } from './recorder.ts';
import { matcherOf } from './run/patterns.ts';
import { type Replay, slugOf } from './run/replay-id.ts';
import { deriveSeed } from './run/seed.ts';
import type { Session } from './session.ts';

export type CaseBody = (t: Case) => Promise<unknown>;

const covers = (clause: ClauseId, operation: string): boolean =>
  (register[clause] as ClauseShape).operations.includes(operation);

/** Runs the cases of one scenario and writes down what they show. */
export const createCaseRunner = (session: Session, definition: ScenarioDefinition, recorder: Recorder) => {
  const { settings } = session;
  const wanted = matcherOf(settings.only);
  const slugs = new Map<string, number>();

  const slug = (name: string): string => {
    const base = slugOf(name);
    const count = (slugs.get(base) ?? 0) + 1;
    slugs.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };

  // The contract's own clauses are broken in the same way by every request that looks there: one finding is enough.
  const news = (soft: readonly SoftFinding[]): SoftFinding[] => {
    const fresh = new Map<string, SoftFinding>();
    for (const finding of soft) {
      const key = softKey(finding);
      if (wanted(finding.clause) && !session.reported.has(key) && !fresh.has(key)) fresh.set(key, finding);
    }
    return [...fresh.values()];
  };

  // A case that an operation would have served ends without it, but only what the operation promises is unsupported.
  const lack = ({ clauses, message, unsupported }: Lacks): void => {
    for (const clause of clauses ?? definition.clauses) {
      recorder.lacked(clause, message, unsupported !== null && covers(clause, unsupported));
    }
  };

  /** Writes down what an attempt showed beside violations; says whether something is to be looked at again. */
  const note = (name: string, { log, end }: Attempt): void => {
    for (const [clause, { count, operations }] of log.checks) recorder.checked(clause, count, operations);
    if (end.kind === 'lacks') lack(end.lacks);
    if (end.kind === 'error') recorder.failed(definition.clauses, name, end.message);
  };

  /** Reports what an attempt showed, having repeated it once. */
  const report = async (
    name: string,
    replay: Replay,
    first: Attempt,
    again: () => Promise<Attempt>,
  ): Promise<void> => {
    const soft = news(first.log.soft);
    const { end } = first;
    if (end.kind !== 'violation' && soft.length === 0) return;
    const second = await again();
    if (end.kind === 'violation') {
      const { clause, difference } = end.violation;
      const same = second.end.kind === 'violation' && second.end.violation.clause === clause;
      const shown = same && second.end.kind === 'violation' ? second : first;
      const of = shown.end.kind === 'violation' ? shown.end.violation.difference : difference;
      recorder.found(clause, findingOf(session, replay, name, of, shown.log.exchanges, !same));
    }
    const repeated = new Map(second.log.soft.map((finding) => [softKey(finding), finding]));
    for (const finding of soft) {
      const key = softKey(finding);
      session.reported.add(key);
      const shown = repeated.get(key) ?? finding;
      const log = repeated.has(key) ? second.log : first.log;
      const exchanges = shown.exchange ? [shown.exchange] : log.exchanges;
      const at = shown.operation && !name.includes(shown.operation) ? `${name}: ${shown.operation}` : name;
      recorder.found(
        finding.clause,
        findingOf(session, replay, at, shown.difference, exchanges, !repeated.has(key)),
      );
    }
  };

  return {
    note,
    report,
    /** An operation that is declared as not offered: nothing is seen of the clauses that cover it there. */
    leaveOut: (operation: string, reason: string): void => {
      for (const clause of definition.clauses) {
        if (covers(clause, operation))
          recorder.lacked(clause, `${operation} is declared unsupported: ${reason}`, true);
      }
    },
    attempt: (body: CaseBody) => attempt(session, definition, body),
    /** The replay id of a case, and whether it is to be run at all. */
    place: (name: string): { replay: Replay; asked: Replay | null; skipped: boolean; seed: number } => {
      const id = slug(name);
      const { replay: asked } = settings;
      return {
        replay: { scenario: definition.id, case: id, seed: settings.seed },
        asked,
        skipped: asked !== null && asked.case !== id,
        seed: deriveSeed(settings.seed, definition.id, id),
      };
    },
  };
};

export type CaseRunner = ReturnType<typeof createCaseRunner>;
