import { basePath } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

export const noWebhookRoutes: Variant = {
  text: 'All routes for webhook subscriptions return 404.',
  allowedBy: "Webhook subscriptions: management endpoints aren't documented.",
  families: ['errors', 'webhooks'],
  wrap: (next) => async (request) => {
    if (findOperation(request)?.tag !== 'webhooks') return next(request);
    const url = new URL(request.url);
    url.pathname = `${basePath}/no-such-route`;
    return next(new Request(url, { headers: request.headers }));
  },
};
