import { setTimeout } from 'node:timers/promises';
import type { Variant } from './lib/variant.ts';

export const slowResponses: Variant = {
  text: 'Responses take a few milliseconds, with a varying delay.',
  allowedBy: "Limits: response times aren't documented.",
  families: ['identity', 'oauth', 'tokens'],
  wrap: (next) => {
    let count = 0;
    return async (request) => {
      count += 1;
      const response = await next(request);
      await setTimeout((count * 7) % 11);
      return response;
    };
  },
};
