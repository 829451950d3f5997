import { basePath } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

export const noWebhookRoutes: Variant = {
  text: 'The API has no routes for webhook subscriptions: 404 for all of them.',
  allowedBy: 'Webhook subscriptions: management endpoints are not shown.',
  families: ['errors', 'webhooks'],
  wrap: (next) => async (request) => {
    if (findOperation(request)?.tag !== 'webhooks') return next(request);
    const url = new URL(request.url);
    url.pathname = `${basePath}/no-such-route`;
    return next(new Request(url, { headers: request.headers }));
  },
};
