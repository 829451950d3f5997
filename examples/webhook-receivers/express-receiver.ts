import type { RequestListener } from 'node:http';
import express from 'express';
import type { ReceiveDelivery } from './receive-delivery.ts';

/** A receiver in Express. Don't use `express.json()` before it: the signature covers the bytes as received. */
export const expressReceiver = (receive: ReceiveDelivery): RequestListener => {
  const app = express();
  const bytes = express.raw({ type: () => true, limit: '1mb' });
  app.post('/workspace-events', bytes, async (request, response) => {
    // Express sets no body for a request without one.
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { status, text } = await receive(body, request.headers);
    response.status(status).type('text').send(text);
  });
  return app;
};
