import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

export const deliveriesSentTwice: Variant = {
  text: 'Every third delivery is sent twice at the same time, as if by two workers.',
  allowedBy: 'Delivery semantics: duplicates are possible.',
  families: ['deliveries', 'webhooks'],
  wrap: (next) => next,
  outgoing: (next) => {
    let count = 0;
    return async (request) => {
      count += 1;
      if (count % 3 > 0) return next(request);
      const { again } = await repeatable(request);
      const { signal } = request;
      const [first, second] = [1, 2].map(() => new Request(again(), { signal }));
      const [response] = await Promise.all([
        next(first as Request),
        next(second as Request).catch(() => null),
      ]);
      return response;
    };
  },
};
