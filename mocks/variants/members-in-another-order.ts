import { changeResponses } from '../wrappers/change-responses.ts';
import { alterJson, type Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const reverseMembers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseMembers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reverseMembers(inner)]),
  );
};

export const membersInAnotherOrder: Variant = {
  text: 'Object members are in reverse order.',
  allowedBy: 'Resources: fields are listed in tables; members of JSON have no order (RFC 8259, section 4).',
  families: ['identity', 'errors', 'tokens', 'forms'],
  wrap: changeResponses((response) => alterJson(response, (json) => reverseMembers(json) as Json)),
};
