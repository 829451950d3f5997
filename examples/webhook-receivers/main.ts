import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expressReceiver } from './express-receiver.ts';
import { honoReceiver } from './hono-receiver.ts';
import { createInbox } from './inbox.ts';
import { receiveDelivery } from './receive-delivery.ts';

const { SIGNING_SECRET: secret = '', WORKSPACE: workspace = 'acme', PORT: port = '3000' } = process.env;
const receivers = { express: expressReceiver, hono: honoReceiver };
const name = process.argv[2] ?? 'express';

if (!Object.hasOwn(receivers, name)) throw new Error(`Expected express or hono, got "${name}".`);
if (secret === '') throw new Error('Expected the secret of the subscription in SIGNING_SECRET, got none.');

const inbox = createInbox((event) => console.log(event.created_at, event.type, event.id));
const receive = receiveDelivery({ secret, workspace, accept: inbox.add });

const server = createServer(receivers[name as keyof typeof receivers](receive));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address() as AddressInfo;
  console.log(`Receiving events of ${workspace} at http://127.0.0.1:${address.port}/workspace-events`);
});
