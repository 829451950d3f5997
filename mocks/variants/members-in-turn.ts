import { inTurn } from './lib/in-turn.ts';
import type { Variant } from './lib/variant.ts';

type Members = [name: string, value: unknown][];

const ordered =
  (order: (members: Members) => Members) =>
  (json: unknown): string =>
    JSON.stringify(json, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(order(Object.entries(value)))
        : value,
    );

export const membersInTurn: Variant = {
  text: 'The order of the members of JSON objects differs from response to response.',
  allowedBy: 'Resources: fields are listed in tables; members of JSON have no order (RFC 8259, section 4).',
  families: ['billing', 'compression', 'encodings', 'idempotency', 'tenancy'],
  wrap: inTurn([
    ordered((members) => members),
    ordered((members) => members.toReversed()),
    ordered((members) => members.toSorted(([left], [right]) => (left < right ? -1 : 1))),
  ]),
};
