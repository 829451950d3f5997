import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const webhookRoutesRefused: Variant = {
  text: 'Every route of webhook subscriptions answers 405: they are registered in the console.',
  allowedBy: 'Webhook subscriptions: management endpoints are not shown.',
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
