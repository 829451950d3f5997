import { type Capability, capabilities } from '@workspace-api/contract';
import { uncovered } from '../engine/report/clause-results.ts';
import { groupBy } from '../engine/report/format.ts';
import type { NotOffered } from '../engine/report/report.ts';
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

/** Shown instead of a remedy if only a later version of the gate can check the clauses. */
export const nothingToDo = 'no action needed: this version of the gate has no scenario for them';

/** The names that a pattern finds in a reason, sorted. */
const findNames = (reason: string, pattern: RegExp): string[] =>
  [...new Set([...reason.matchAll(pattern)].flatMap(([, names = '']) => names.split(' and ')))].sort();

/** What lets a run check a clause that was not exercised for this reason. */
export const findRemedy = (reason: string, notOffered: readonly NotOffered[]): string => {
  if (reason === uncovered) return nothingToDo;
  const [, operation = null] = /(?:a successful|a response of|a usable response of) (\w+)/.exec(reason) ?? [];
  if (findNotOffered(notOffered, operation))
    return 'the operations that the target does not offer: implement them, or declare them unsupported';
  const names = findNames(reason, /with the capability ([\w-]+(?: and [\w-]+)*)/g).filter((name) =>
    Object.hasOwn(capabilities, name),
  );
  const token = names.length === 1 ? tokens[names[0] as Capability] : undefined;
  if (token) return token;
  if (names.length > 0) return `--driver with ${names.join(', ')}`;
  const scopes = findNames(reason, /a token with the scope ([\w:-]+)/g);
  return scopes.length > 0 ? `a token with the scope ${scopes.join(', ')}` : reason.replace(/^missing /, '');
};

/** Groups clauses by title, the largest group first. The clauses that only a later version of the gate can check come last. */
export const groupBySize = (
  clauses: readonly ClauseView[],
  getTitle: (reason: string) => string,
): { title: string; clauses: ClauseView[] }[] =>
  groupBy(clauses, ({ reason = 'no reason given' }) => getTitle(reason))
    .map(([title, own]) => ({ title, clauses: own }))
    .sort(
      (one, other) =>
        Number(one.title === nothingToDo) - Number(other.title === nothingToDo) ||
        other.clauses.length - one.clauses.length,
    );
