import { headerNames } from '@workspace-api/contract';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { requestIdHeader } from './request-id.ts';

/**
 * Lets a frontend on any origin call the API from a browser. A token is sent by whoever holds it and never by the
 * browser on its own, so there is nothing that a foreign page could borrow.
 */
export const crossOrigin = (): MiddlewareHandler =>
  cors({
    origin: '*',
    allowHeaders: ['Authorization', 'Content-Type', headerNames.idempotencyKey, headerNames.ifMatch],
    allowMethods: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'],
    exposeHeaders: [
      requestIdHeader,
      headerNames.etag,
      headerNames.idempotentReplayed,
      headerNames.nextCursor,
      headerNames.rateLimitLimit,
      headerNames.rateLimitRemaining,
      headerNames.rateLimitReset,
      headerNames.retryAfter,
    ],
  });
