import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const webhookRoutesRefused: Variant = {
  text: 'All routes for webhook subscriptions return 405, because subscriptions are managed in the console.',
  allowedBy: "Webhook subscriptions: management endpoints aren't documented.",
  families: ['errors', 'webhooks'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    return findOperation(request)?.tag === 'webhooks'
      ? withJson(response, 405, {
          error: { code: 'not_supported', message: 'Register endpoints in the console.' },
        })
      : response;
  },
};
