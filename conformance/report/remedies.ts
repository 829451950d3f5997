import { type Capability, capabilities } from '@workspace-api/contract';
import { uncovered } from '../engine/report/clause-results.ts';
import type { NotOffered } from '../engine/report/not-offered.ts';
import type { ClauseView } from './clause-view.ts';
import { groupBy } from './group-by.ts';
import { findNotOffered } from './not-offered.ts';

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

/** What a clause that was not exercised lacks. The order is the order of the sections in report.html. */
export type Lack = 'capability' | 'token' | 'scope' | 'operation' | 'condition' | 'scenario';

/** The title of each kind of remedy, and what to do. */
export const lacks: Readonly<Record<Lack, { title: string; advice: string }>> = {
  capability: {
    title: 'A capability of the driver',
    advice: 'Pass a driver that has these functions, or add them to the driver.',
  },
  token: { title: 'Another token', advice: 'Add it to the configuration, or to the driver.' },
  scope: { title: 'A scope of the token', advice: 'Run the gate with a token that has these scopes.' },
  operation: {
    title: 'An operation that the target does not offer',
    advice: 'Implement it, or declare it under unsupported in the configuration.',
  },
  condition: {
    title: 'A record, a setting or another condition',
    advice: 'Each reason names what the run did not have. Repeat the run with it.',
  },
  scenario: {
    title: 'A scenario of the gate',
    advice: 'No action needed: only a later version of the gate can check these clauses.',
  },
};

/** A remedy, and the clauses that a run can check with it. */
export type Remedy = { lack: Lack; title: string; clauses: ClauseView[] };

/** Shown instead of a remedy if only a later version of the gate can check the clauses. */
export const nothingToDo = 'no action needed: this version of the gate has no scenario for them';

/** The remedy that lets a run check a clause with this reason. */
const getRemedy = (reason: string, notOffered: readonly NotOffered[]): Omit<Remedy, 'clauses'> => {
  if (reason === uncovered) return { lack: 'scenario', title: nothingToDo };
  const named = reason.match(/(?:a successful|a response of|a usable response of) (\w+)/)?.[1];
  if (named !== undefined && findNotOffered({ notOffered: [...notOffered] }, named))
    return { lack: 'operation', title: 'the operations that the target does not offer' };
  const names = [...new Set(capabilitiesIn(reason))].sort();
  const [only] = names;
  if (only && names.length === 1 && tokens[only]) return { lack: 'token', title: tokens[only] };
  if (names.length > 0) return { lack: 'capability', title: `--driver with ${names.join(', ')}` };
  const scopes = [...reason.matchAll(/a token with the scope ([\w:-]+)/g)].map(([, scope = '']) => scope);
  if (scopes.length > 0)
    return { lack: 'scope', title: `a token with the scope ${[...new Set(scopes)].sort().join(', ')}` };
  return { lack: 'condition', title: reason.replace(/^missing /, '') };
};

/**
 * Merges the groups of clauses that were not exercised for reasons with the same remedy. The remedy for the most clauses comes
 * first; the clauses that only a later version of the gate can check come last.
 */
export const groupByRemedy = (
  groups: readonly { title: string; clauses: ClauseView[] }[],
  notOffered: readonly NotOffered[],
): Remedy[] => {
  const remedies = groups.map(({ title, clauses }) => ({ ...getRemedy(title, notOffered), clauses }));
  const isLast = ({ lack }: Remedy): number => Number(lack === 'scenario');
  return groupBy(remedies, ({ title }) => title)
    .flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, clauses: [first, ...others].flatMap(({ clauses }) => clauses) }] : [],
    )
    .sort((one, other) => isLast(one) - isLast(other) || other.clauses.length - one.clauses.length);
};
