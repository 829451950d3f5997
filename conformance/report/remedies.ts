import { type Capability, capabilities } from '@workspace-api/contract';
import { uncovered } from '../engine/report/clause-results.ts';
import { groupBy } from '../engine/report/format.ts';
import type { NotOffered } from '../engine/report/not-offered.ts';
import { type ClauseView, findNotOffered } from './clause-view.ts';

/** What the target doesn't offer, as a sentence without its full stop. */
export const describeNotOffered = ({ declaration, operations, statuses, requests }: NotOffered): string => {
  const what =
    'tag' in declaration
      ? `the operations of ${declaration.tag} (${operations.join(', ')})`
      : declaration.operation;
  return `${what} returned only ${statuses.join(' and ')}, to ${requests} requests`;
};

/** The entry of `unsupported` for the configuration. It is valid in TypeScript, JavaScript and JSON. */
export const unsupportedEntry = ({ declaration }: NotOffered): string => {
  const members = Object.entries({ ...declaration, reason: 'not offered yet' });
  return `{ ${members.map((member) => member.map((part) => JSON.stringify(part)).join(': ')).join(', ')} }`;
};

/** What to do about the operations that the target doesn't offer. The operations and the entries to copy follow it. */
export const notOfferedAdvice =
  'The findings at these operations are not shown. If the target does not offer them yet, add the entries to unsupported in the configuration (--init writes it).';

/** The tokens that the configuration can provide instead of a driver. */
const tokens: Partial<Record<Capability, string>> = {
  'session-token': 'a session token: tokens.session in the configuration, or --driver with session-token',
  'live-key': 'a live key: tokens.live in the configuration, or --driver with live-key',
  'second-workspace':
    'a second workspace: tokens.secondWorkspace in the configuration, or --driver with second-workspace',
};

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

/** Shown instead of a remedy if only a later version of the gate can check the clauses. */
export const nothingToDo = 'no action needed: this version of the gate has no scenario for them';

/** The names that a pattern finds in a reason, sorted. */
const findNames = (reason: string, pattern: RegExp): string[] =>
  [...new Set([...reason.matchAll(pattern)].flatMap(([, names = '']) => names.split(' and ')))].sort();

/** What lets a run check a clause that was not exercised for this reason. */
export const findRemedy = (
  reason: string,
  notOffered: readonly NotOffered[],
): { lack: Lack; title: string } => {
  if (reason === uncovered) return { lack: 'scenario', title: nothingToDo };
  const [, operation = null] = /(?:a successful|a response of|a usable response of) (\w+)/.exec(reason) ?? [];
  if (findNotOffered(notOffered, operation))
    return { lack: 'operation', title: 'the operations that the target does not offer' };
  const names = findNames(reason, /with the capability ([\w-]+(?: and [\w-]+)*)/g).filter((name) =>
    Object.hasOwn(capabilities, name),
  );
  const token = names.length === 1 ? tokens[names[0] as Capability] : undefined;
  if (token) return { lack: 'token', title: token };
  if (names.length > 0) return { lack: 'capability', title: `--driver with ${names.join(', ')}` };
  const scopes = findNames(reason, /a token with the scope ([\w:-]+)/g);
  if (scopes.length > 0) return { lack: 'scope', title: `a token with the scope ${scopes.join(', ')}` };
  return { lack: 'condition', title: reason.replace(/^missing /, '') };
};

/** Groups clauses by title, the largest group first. The clauses that only a later version of the gate can check come last. */
export const groupBySize = <Head extends { title: string; lack?: Lack }>(
  clauses: readonly ClauseView[],
  getHead: (clause: ClauseView) => Head,
): (Head & { clauses: ClauseView[] })[] => {
  const isLast = ({ lack }: Head): number => Number(lack === 'scenario');
  return groupBy(clauses, (clause) => getHead(clause).title)
    .map(([, own]) => ({ ...getHead(own[0] as ClauseView), clauses: own }))
    .sort((one, other) => isLast(one) - isLast(other) || other.clauses.length - one.clauses.length);
};
