import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ReceiveDelivery } from './receive-delivery.ts';

/** A receiver in Hono, on Node. In an edge runtime, export the app itself. */
export const honoReceiver = (receive: ReceiveDelivery): RequestListener => {
  const app = new Hono();
  app.post('/workspace-events', bodyLimit({ maxSize: 1024 * 1024 }), async (context) => {
    const { status, text } = await receive(await context.req.arrayBuffer(), context.req.raw.headers);
    return status === 204 ? context.body(null, status) : context.text(text, status);
  });
  // Otherwise it replaces the global Request and Response, also for the clients in this process.
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
};
