import { headerNames } from '@workspace-api/contract';
import { toHex } from '#host/bytes.ts';
import { hmacSha256, sha256 } from '#host/crypto.ts';
import type { Receiver } from '../receiver/create-receiver.ts';
import { recordDeliveries } from '../receiver/record-deliveries.ts';
import type { Outgoing } from '../sandbox/host/network.ts';

/** No program listens there, but the URL is one that the sandbox accepts. */
const url = 'http://127.0.0.1:1/';

const never = () => new Promise<never>(() => {});

/** Creates a webhook endpoint in a page, which can't listen on a port: `receive` passes it the requests to its URL. */
export const createReceiverInPage = (): Receiver & { readonly receive: Outgoing } => {
  const { record, ...recorded } = recordDeliveries();
  return {
    ...recorded,
    url,
    receive: (next) => async (request) => {
      if (request.url !== url) return next(request);
      const { method, headers } = request;
      const body = new Uint8Array(await request.arrayBuffer());
      const status = record({ method, path: new URL(url).pathname, headers, body });
      return status === 'silence' ? never() : new Response(null, { status });
    },
    verify: ({ headers, body }, secret) => {
      const content = `${headers.get(headerNames.svcTimestamp)}.${toHex(sha256(body))}`;
      const isGenuine = headers.get(headerNames.svcSignature) === toHex(hmacSha256(secret, content));
      return isGenuine ? undefined : 'bad_signature';
    },
    close: () => Promise.resolve(),
  };
};
