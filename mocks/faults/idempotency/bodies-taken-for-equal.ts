import type { Fault } from '../lib/fault.ts';
import { sloppyCache } from './sloppy-cache.ts';

/** A cache that compares less than the whole body. */
const byBody = (text: string, change: (body: string) => unknown): Fault => ({
  clause: 'idempotency.mismatch-is-422',
  text,
  wrap: sloppyCache({ compared: (body) => (body === '' ? '' : JSON.stringify(change(body))) }),
});

type Members = Record<string, unknown>;

const withLists = (body: string, change: (list: unknown[]) => unknown): unknown =>
  JSON.parse(body, (_, value: unknown) => (Array.isArray(value) ? change(value) : value)) as unknown;

export const bodiesTakenForEqual: Record<string, Fault> = {
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
