import { request } from 'node:http';
import { headerNames } from '@workspace-api/contract';
import { type Sent, wrapDeliveries } from '../wrappers/deliveries.ts';
import type { Variant } from './lib/variant.ts';

const capitals = (name: string): string =>
  name.startsWith('svc-')
    ? name.toUpperCase()
    : name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Sends a delivery without changing the case of its header names. The platform's fetch converts them to lowercase. */
const post = ({ url, method, headers, body, signal }: Sent): Promise<Response> =>
  new Promise((resolve, reject) => {
    request(url, { method, headers, signal, agent: false })
      .on('response', (response) => {
        response.resume();
        resolve(new Response(null, { status: response.statusCode ?? 500 }));
      })
      .on('error', reject)
      .end(body);
  });

export const deliveriesWithOtherHeaders: Variant = {
  text: 'Deliveries have uppercase header names, additional headers, numeric ids, and a media type with a charset.',
  allowedBy: 'Delivery request: neither the case of the headers nor the id after its prefix is specified.',
  families: ['deliveries', 'webhooks'],
  ...wrapDeliveries(() => {
    let count = 0;
    return ({ headers, ...rest }) => {
      count += 1;
      const renamedHeaders = Object.entries(headers).map(([name, value]) => [capitals(name), value]);
      return post({
        ...rest,
        headers: {
          ...Object.fromEntries(renamedHeaders),
          [capitals(headerNames.svcDeliveryId)]: `whd_${count}`,
          'Content-Type': 'application/json;charset=UTF-8',
          'Content-Length': String(Buffer.byteLength(rest.body)),
          'User-Agent': 'Workspaces/4.2 (+https://workspaces.example/bots)',
          Traceparent: `00-${String(count).padStart(32, '0')}-${String(count).padStart(16, '0')}-01`,
          'SVC-ATTEMPTS-LEFT': '?',
        },
      });
    };
  }),
};
