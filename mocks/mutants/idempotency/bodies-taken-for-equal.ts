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
  'idempotency-body-case-folded': byBody('Bodies are compared case-insensitively.', (body) =>
    body.toLowerCase(),
  ),
  'idempotency-body-without-spaces': byBody('The comparison of bodies ignores spaces.', (body) =>
    body.replaceAll(/\s/g, ''),
  ),
  'idempotency-body-lists-sorted': byBody(
    'The comparison of bodies ignores the order of array items.',
    (body) => withLists(body, (list) => list.map((item) => JSON.stringify(item)).sort()),
  ),
  'idempotency-body-first-items': byBody(
    'The comparison of bodies includes only the first item of an array.',
    (body) => withLists(body, (list) => list.slice(0, 1)),
  ),
  'idempotency-body-lengths': byBody(
    'The comparison of bodies includes only the length of an array.',
    (body) => withLists(body, (list) => list.length),
  ),
  'idempotency-body-names': byBody('The comparison of bodies includes only the names of members.', (body) =>
    Object.keys(JSON.parse(body) as Members),
  ),
  'idempotency-body-plain-members': byBody('The comparison of bodies ignores arrays and objects.', (body) =>
    Object.entries(JSON.parse(body) as Members).filter(([, value]) => typeof value !== 'object'),
  ),
  'idempotency-body-size': byBody('Bodies of the same length are treated as equal.', (body) => body.length),
  'idempotency-body-start': byBody('Only the beginning of a body is compared.', (body) =>
    body.slice(0, compared),
  ),
  'idempotency-body-end': byBody('Only the end of a body is compared.', (body) => body.slice(-compared)),
  'idempotency-body-without-nulls': byBody('The comparison of bodies ignores null members.', (body) =>
    withValues(body, (value) => (value === null ? undefined : value)),
  ),
  'idempotency-body-empty-values': byBody(
    'The comparison of bodies treats null, false, 0 and an empty string as equal.',
    (body) => withValues(body, (value) => value || null),
  ),
  'idempotency-body-as-strings': byBody('The comparison of bodies converts numbers to strings.', (body) =>
    withValues(body, (value) => (typeof value === 'number' ? String(value) : value)),
  ),
  'idempotency-body-whole-numbers': byBody(
    'The comparison of bodies ignores the fractions of numbers.',
    (body) => withValues(body, (value) => (typeof value === 'number' ? Math.trunc(value) : value)),
  ),
  'idempotency-body-normalized': byBody('The comparison of bodies applies Unicode normalization.', (body) =>
    body.normalize('NFC'),
  ),
  'idempotency-body-ascii': byBody('The comparison of bodies ignores non-ASCII characters.', (body) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
    body.replaceAll(/[^\x00-\x7f]/g, '?'),
  ),
  'idempotency-body-lists-as-sets': byBody('The comparison of bodies ignores repeated array items.', (body) =>
    withLists(body, (list) => [...new Set(list)]),
  ),
  'idempotency-body-names-case-folded': byBody(
    "The names of a body's members are compared case-insensitively.",
    (body) => withNames(body, (name) => name.toLowerCase()),
  ),
  'idempotency-body-first-member': byBody('Only the first member of a body is compared.', (body) => {
    const value = JSON.parse(body) as unknown;
    return isMembers(value) ? Object.entries(value).slice(0, 1) : value;
  }),
  'idempotency-patch-without-op': byBody('The comparison of patches ignores op.', (body) =>
    withValues(body, (value) => {
      if (!isMembers(value) || !('op' in value)) return value;
      const { op: _, ...place } = value;
      return place;
    }),
  ),
  'idempotency-patch-without-values': byBody('The comparison of patches ignores values.', (body) =>
    withValues(body, (value) => {
      if (!isMembers(value) || !('op' in value)) return value;
      const { value: _, ...place } = value;
      return place;
    }),
  ),
  'idempotency-body-ignored': {
    clause: 'idempotency.mismatch-is-422',
    text: 'A repeated key with a different body returns the first response.',
    wrap: sloppyCache({ mismatch: 'replayed' }),
  },
  'idempotency-mismatch-forgets': {
    clause: 'idempotency.mismatch-does-not-execute',
    text: 'A mismatch deletes the original response.',
    wrap: sloppyCache({ mismatch: 'refused-and-forgotten' }),
  },
  'idempotency-mismatch-after-execution': {
    clause: 'idempotency.mismatch-does-not-execute',
    text: 'A request with a different body executes before the mismatch is detected.',
    wrap: sloppyCache({ mismatch: 'executed-and-refused' }),
  },
};
