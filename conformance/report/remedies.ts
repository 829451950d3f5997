import { type Capability, capabilities } from '@workspace-api/contract';
import { uncovered } from '../engine/report/clause-results.ts';
import type { ClauseResult, Report } from '../engine/report/report.ts';
import { byReason } from './grouping.ts';
import { absentOperations } from './not-offered.ts';

/** The tokens that the configuration can provide instead of a driver. */
const tokens: Partial<Record<Capability, string>> = {
  'session-token': 'a session token: tokens.session in the configuration, or --driver with session-token',
  'live-key': 'a live key: tokens.live in the configuration, or --driver with live-key',
  'second-workspace':
    'a second workspace: tokens.secondWorkspace in the configuration, or --driver with second-workspace',
};

const capabilitiesIn = (reason: string): Capability[] =>
  [...reason.matchAll(/with the capability ([\w-]+(?: and [\w-]+)*)/g)]
    .flatMap(([, names = '']) => names.split(' and '))
    .filter((name): name is Capability => Object.hasOwn(capabilities, name));

/** Shown instead of a remedy if only a later version of the gate can check the clauses. */
export const nothingToDo = 'no action needed: this version of the gate has no scenario for them';

const offerOperations = 'the operations that the target does not offer';

/** The remedy that lets a run check a clause with this reason. @param absent operations that the target doesn't offer */
const getRemedy = (reason: string, absent: ReadonlySet<string>): string => {
  if (reason === uncovered) return nothingToDo;
  const named = reason.match(/(?:a successful|a response of|a usable response of) (\w+)/)?.[1];
  if (named !== undefined && absent.has(named)) return offerOperations;
  const names = [...new Set(capabilitiesIn(reason))].sort();
  const [only] = names;
  if (only && names.length === 1 && tokens[only]) return tokens[only];
  if (names.length > 0) return `--driver with ${names.join(', ')}`;
  const scopes = [...reason.matchAll(/a token with the scope ([\w:-]+)/g)].map(([, scope = '']) => scope);
  if (scopes.length > 0) return `a token with the scope ${[...new Set(scopes)].sort().join(', ')}`;
  return reason.replace(/^missing /, '');
};

/**
 * The clauses that were not exercised, grouped by remedy. The remedy for the most clauses comes first; the clauses that only a
 * later version of the gate can check come last.
 */
export const byRemedy = (report: Report): [remedy: string, clauses: ClauseResult[]][] => {
  const groups = new Map<string, ClauseResult[]>();
  const absent = absentOperations(report);
  for (const [reason, clauses] of byReason(report, 'not-exercised')) {
    const remedy = getRemedy(reason, absent);
    groups.set(remedy, [...(groups.get(remedy) ?? []), ...clauses]);
  }
  const isLast = (remedy: string): number => Number(remedy === nothingToDo);
  return [...groups].sort(
    ([one, clauses], [other, others]) => isLast(one) - isLast(other) || others.length - clauses.length,
  );
};
