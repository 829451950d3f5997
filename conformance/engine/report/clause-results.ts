import { type ClauseId, type ClauseShape, clauseList } from '@workspace-api/contract';
import { createMatcher } from '../settings/patterns.ts';
import type { RunSettings } from '../settings/settings.ts';
import { unsupportedClause } from '../settings/unsupported.ts';
import type { ClauseResult, ClauseStatus, Observation, ScenarioResult } from './report.ts';

const broken: Record<ClauseShape['level'], ClauseStatus> = {
  must: 'fail',
  should: 'warn',
  provisional: 'info',
};

/** The maximum number of reasons shown for one clause. More would add nothing. */
const maxReasons = 3;

const unique = (values: readonly string[]) => [...new Set(values)];

/** The reason why a clause has no result when no scenario of this package covers it. The target's team can't change that. */
export const uncovered = 'no scenario in this version covers it';

/** Why a run shows nothing about a clause, although no case missed anything. */
const explainSilence = (clause: ClauseShape, isCited: boolean): string => {
  const { operations, needs } = clause;
  if (!isCited && clause['observed-by'] !== 'exchange') return uncovered;
  const named = operations.length > maxReasons ? 'any of its operations' : operations.join(' or ');
  const of = named === '' ? '' : ` of ${named}`;
  const withNeeds = needs.length > 0 ? `, with ${needs.join(' and ')} of the driver` : '';
  const reason = isCited
    ? `missing a success${of} that shows it${withNeeds}: its scenario ran, but none of its cases got one`
    : `missing a response${of} that shows it`;
  return `${reason}; a run without --only, or with more --effort, may show it`;
};

const getOutcome = (
  { level }: ClauseShape,
  observed: readonly Observation[],
  explain: () => string,
): Pick<ClauseResult, 'status' | 'reason'> => {
  const findings = observed.flatMap((observation) => observation.findings);
  if (findings.some(({ waived }) => waived === undefined)) return { status: broken[level] };
  if (findings.length > 0)
    return { status: 'waived', reason: unique(findings.map(({ waived = '' }) => waived)).join('; ') };
  const undone = unique(observed.flatMap((observation) => observation.unsupported));
  if (undone.length > 0) return { status: 'unsupported', reason: undone.join('; ') };
  const errors = unique(observed.flatMap((observation) => observation.errors));
  if (errors.length > 0) return { status: 'error', reason: errors.slice(0, maxReasons).join('; ') };
  if (observed.some(({ checks }) => checks > 0)) return { status: 'pass' };
  const missing = observed.flatMap((observation) => observation.missing);
  if (missing.length === 0) return { status: 'not-exercised', reason: explain() };
  const reasons = unique(missing.map(({ reason }) => reason));
  const more = reasons.length > maxReasons ? `; and ${reasons.length - maxReasons} more` : '';
  const reason = `${reasons.slice(0, maxReasons).join('; ')}${more}`;
  return missing.every(({ unsupported }) => unsupported)
    ? { status: 'unsupported', reason }
    : { status: 'not-exercised', reason: `missing ${reason}` };
};

/**
 * The result of every clause that the run was configured to check, or that a replayed case may check.
 *
 * @param explain why nothing shows a clause that was not exercised
 */
export const clauseResults = (
  { only, unsupported, replay }: Pick<RunSettings, 'only' | 'unsupported' | 'replay'>,
  results: readonly Pick<ScenarioResult, 'clauses' | 'observations'>[],
  explain: (clause: ClauseShape & { id: ClauseId }, isCited: boolean) => string = explainSilence,
): ClauseResult[] => {
  const isSelected = createMatcher(only);
  const cited = new Set<string>(results.flatMap(({ clauses }) => clauses));
  const own = new Set([...cited, ...results.flatMap(({ observations }) => Object.keys(observations))]);
  const reported: readonly (ClauseShape & { id: ClauseId })[] = clauseList.filter(
    ({ id }) => isSelected(id) && (replay === null || own.has(id)),
  );
  return reported.map((clause): ClauseResult => {
    const { id, family, level, text, source } = clause;
    const observed = results.flatMap(({ observations }) => observations[id] ?? []);
    const declared = unsupportedClause(unsupported, clause);
    const findings = declared === null ? observed.flatMap((observation) => observation.findings) : [];
    return {
      id,
      family,
      level,
      text,
      source,
      ...(declared === null
        ? getOutcome(clause, observed, () => explain(clause, cited.has(id)))
        : { status: 'unsupported', reason: declared }),
      checks: observed.reduce((sum, { checks }) => sum + checks, 0),
      durationMs: Math.round(observed.reduce((sum, { durationMs }) => sum + durationMs, 0)),
      operations: unique(observed.flatMap(({ operations }) => operations)).sort(),
      findings: findings.sort((a, b) => Number(a.intermittent) - Number(b.intermittent)),
    };
  });
};
