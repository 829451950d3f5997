import type { Mutant } from '../lib/mutant.ts';
import { sloppyCache } from './sloppy-cache.ts';

/** A cache that compares only part of the body. */
const byBody = (text: string, change: (body: string) => unknown): Mutant => ({
  clause: 'idempotency.mismatch-is-422',
  text,
  wrap: sloppyCache({ compared: (body) => (body === '' ? '' : JSON.stringify(change(body))) }),
});

type Members = Record<string, unknown>;

const withLists = (body: string, change: (list: unknown[]) => unknown): unknown =>
  JSON.parse(body, (_, value: unknown) => (Array.isArray(value) ? change(value) : value)) as unknown;

/** Replaces every value of a body, innermost first. Undefined removes a member. */
const withValues = (body: string, change: (value: unknown) => unknown): unknown =>
  JSON.parse(body, (_, value: unknown) => change(value)) as unknown;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withNames = (body: string, change: (name: string) => string): unknown =>
  withValues(body, (value) =>
    isMembers(value)
      ? Object.fromEntries(Object.entries(value).map(([name, member]) => [change(name), member]))
      : value,
  );

/** The number of characters of a body that are compared. */
const compared = 1024;

export const bodiesTakenForEqual: Record<string, Mutant> = {
  'idempotency-body-case-folded': byBody('Bodies are compared without regard to case.', (body) =>
    body.toLowerCase(),
  ),
  'idempotency-body-without-spaces': byBody('Bodies are compared without their spaces.', (body) =>
    body.replaceAll(/\s/g, ''),
  ),
  'idempotency-body-lists-sorted': byBody('The order of lists in a body is ignored.', (body) =>
    withLists(body, (list) => list.map((item) => JSON.stringify(item)).sort()),
  ),
  'idempotency-body-first-items': byBody('Of a list in a body only the first item is compared.', (body) =>
    withLists(body, (list) => list.slice(0, 1)),
  ),
  'idempotency-body-lengths': byBody('Of a list in a body only the length is compared.', (body) =>
    withLists(body, (list) => list.length),
  ),
  'idempotency-body-names': byBody('Of a body only the names of its members are compared.', (body) =>
    Object.keys(JSON.parse(body) as Members),
  ),
  'idempotency-body-plain-members': byBody('Members that are lists or objects are not compared.', (body) =>
    Object.entries(JSON.parse(body) as Members).filter(([, value]) => typeof value !== 'object'),
  ),
  'idempotency-body-size': byBody('Bodies of equal length count as equal.', (body) => body.length),
  'idempotency-body-start': byBody('Only the start of a body is compared.', (body) =>
    body.slice(0, compared),
  ),
  'idempotency-body-end': byBody('Only the end of a body is compared.', (body) => body.slice(-compared)),
  'idempotency-body-without-nulls': byBody('Members that are null are not compared.', (body) =>
    withValues(body, (value) => (value === null ? undefined : value)),
  ),
  'idempotency-body-empty-values': byBody('Null, false, 0 and an empty text count as equal.', (body) =>
    withValues(body, (value) => value || null),
  ),
  'idempotency-body-as-texts': byBody('Numbers and texts are compared as texts.', (body) =>
    withValues(body, (value) => (typeof value === 'number' ? String(value) : value)),
  ),
  'idempotency-body-whole-numbers': byBody('Numbers are compared without their fractions.', (body) =>
    withValues(body, (value) => (typeof value === 'number' ? Math.trunc(value) : value)),
  ),
  'idempotency-body-normalized': byBody('Texts are compared in a normal form of Unicode.', (body) =>
    body.normalize('NFC'),
  ),
  'idempotency-body-ascii': byBody('Letters beyond ASCII are not compared.', (body) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
    body.replaceAll(/[^\x00-\x7f]/g, '?'),
  ),
  'idempotency-body-lists-as-sets': byBody('Repeated items of a list are not compared.', (body) =>
    withLists(body, (list) => [...new Set(list)]),
  ),
  'idempotency-body-names-case-folded': byBody(
    'The names of members are compared without regard to case.',
    (body) => withNames(body, (name) => name.toLowerCase()),
  ),
  'idempotency-body-first-member': byBody('Of a body only the first member is compared.', (body) => {
    const value = JSON.parse(body) as unknown;
    return isMembers(value) ? Object.entries(value).slice(0, 1) : value;
  }),
  'idempotency-patch-without-op': byBody('What an operation of a patch does is not compared.', (body) =>
    withValues(body, (value) => {
      if (!isMembers(value) || !('op' in value)) return value;
      const { op: _, ...place } = value;
      return place;
    }),
  ),
  'idempotency-patch-without-values': byBody('The values of a patch are not compared.', (body) =>
    withValues(body, (value) => {
      if (!isMembers(value) || !('op' in value)) return value;
      const { value: _, ...place } = value;
      return place;
    }),
  ),
  'idempotency-body-ignored': {
    clause: 'idempotency.mismatch-is-422',
    text: 'A key with another body gets the first answer.',
    wrap: sloppyCache({ mismatch: 'replayed' }),
  },
  'idempotency-mismatch-forgets': {
    clause: 'idempotency.mismatch-does-not-execute',
    text: 'A mismatch deletes the original answer.',
    wrap: sloppyCache({ mismatch: 'refused-and-forgotten' }),
  },
  'idempotency-mismatch-after-execution': {
    clause: 'idempotency.mismatch-does-not-execute',
    text: 'A request with another body is executed before its mismatch is noticed.',
    wrap: sloppyCache({ mismatch: 'executed-and-refused' }),
  },
};
