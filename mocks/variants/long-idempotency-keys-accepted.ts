import { headerNames } from '@workspace-api/contract';
import { changeRequests } from '../wrappers/change-requests.ts';
import type { Variant } from './lib/variant.ts';

const longest = 255;

export const longIdempotencyKeysAccepted: Variant = {
  text: 'An idempotency key longer than 255 characters is ignored.',
  allowedBy: "Limits: keys have up to 255 characters; the response to a longer key isn't documented.",
  families: ['idempotency'],
  wrap: changeRequests(({ request }) =>
    (request.headers.get(headerNames.idempotencyKey)?.length ?? 0) > longest
      ? { headers: { [headerNames.idempotencyKey]: null } }
      : undefined,
  ),
};
