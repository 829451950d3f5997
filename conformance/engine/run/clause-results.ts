import { type ClauseShape, clauseList, operationOf } from '@workspace-api/contract';
import type { ClauseResult, ClauseStatus, Finding } from '../report/report.ts';
import { matcherOf } from './patterns.ts';
import type { Observation, ScenarioResult } from './scenario-result.ts';
import type { RunSettings } from './settings.ts';
import { unsupportedClause } from './unsupported.ts';

const broken: Record<ClauseShape['level'], ClauseStatus> = {
  must: 'fail',
  should: 'warn',
  provisional: 'info',
};

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Solid findings before intermittent ones; the same finding of two scenarios once. */
const sorted = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => Number(a.intermittent) - Number(b.intermittent));

const scenarioLacks = (clause: ClauseShape): string =>
  clause['observed-by'] === 'exchange'
    ? 'no exchange of this run showed it'
    : 'no scenario looks at this yet';

const outcome = (
  clause: ClauseShape,
  seen: readonly Observation[],
  cited: boolean,
): { status: ClauseStatus; reason?: string } => {
  const checks = seen.reduce((sum, { checks }) => sum + checks, 0);
  const errors = unique(seen.flatMap((observation) => observation.errors));
  const lacks = seen.flatMap((observation) => observation.lacks);
  if (seen.some(({ findings }) => findings.length > 0)) return { status: broken[clause.level] };
  if (errors.length > 0) return { status: 'error', reason: errors.slice(0, 3).join('; ') };
  if (checks > 0) return { status: 'pass' };
  const reasons = unique(lacks.map(({ reason }) => reason));
  if (reasons.length > 0) {
    const unsupported = lacks.every((lack) => lack.unsupported);
    return {
      status: unsupported ? 'unsupported' : 'not-exercised',
      reason: lackInWords(reasons, unsupported),
    };
  }
  return {
    status: 'not-exercised',
    reason: cited ? 'its scenario came to no case that shows it' : scenarioLacks(clause),
  };
};

const lackInWords = (reasons: readonly string[], unsupported: boolean): string => {
  const shown = reasons.slice(0, 3).join('; ');
  const more = reasons.length > 3 ? `; and ${reasons.length - 3} more` : '';
  return `${unsupported ? '' : 'lacked '}${shown}${more}`;
};

/** What became of every clause of the register that was asked for. */
export const clauseResults = (
  settings: Pick<RunSettings, 'only' | 'unsupported' | 'replay'>,
  scenarios: readonly ScenarioResult[],
): ClauseResult[] => {
  const replayed = settings.replay
    ? new Set(
        scenarios
          .filter(({ skipped }) => !skipped)
          .flatMap(({ clauses, observations }) => [...clauses, ...Object.keys(observations)]),
      )
    : null;
  const wanted = matcherOf(settings.only);
  return clauseList
    .filter(({ id }) => wanted(id) && (replayed === null || replayed.has(id)))
    .map((clause): ClauseResult => {
      const seen = scenarios
        .map(({ observations }) => observations[clause.id])
        .filter((entry) => entry !== undefined);
      const { id, family, level, text, source } = clause;
      const operations = unique(seen.flatMap((observation) => observation.operations)).sort();
      const declared = unsupportedClause(settings.unsupported, clause, operationOf as never);
      const cited = scenarios.some(({ clauses }) => clauses.includes(id));
      return {
        id,
        family,
        level,
        text,
        source,
        ...(declared === null ? outcome(clause, seen, cited) : { status: 'unsupported', reason: declared }),
        checks: seen.reduce((sum, { checks }) => sum + checks, 0),
        operations,
        findings: declared === null ? sorted(seen.flatMap(({ findings }) => findings)) : [],
      };
    });
};
