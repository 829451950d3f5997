import { headerNames } from '@workspace-api/contract';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

/** JSON without spaces, with sorted object members, and with a single notation for each number and string. */
const canonical = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
        : value,
    );
  } catch {
    return body;
  }
};

export const bodiesComparedAsJson: Variant = {
  text: 'Two bodies with the same idempotency key are equal if their JSON is equal, regardless of its formatting.',
  allowedBy:
    "Limits: a different body is a mismatch; the document doesn't specify whether the SHA-256 covers its bytes or its JSON.",
  families: ['idempotency'],
  decision: 2,
  wrap: (next) => async (request) => {
    if (!request.headers.has(headerNames.idempotencyKey)) return next(request);
    const { rawBody, again } = await repeatable(request);
    return next(again(rawBody === '' ? {} : { body: canonical(rawBody) }));
  },
};
