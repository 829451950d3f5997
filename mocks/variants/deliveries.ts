import { request } from 'node:http';
import { headerNames, signingSecretPrefix } from '@workspace-api/contract';
import { type Sent, sends, wrapDeliveries } from '../wrappers/deliveries.ts';
import { all } from '../wrappers/fetch.ts';
import { escapeFrom } from '../wrappers/json.ts';
import { on, refuseWith } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

/** Formats a time without fractions of a second, and with a numeric offset for UTC. */
const inSeconds = (time: unknown): string => String(time).replace(/(\.\d+)?Z$/, '+00:00');

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

/** Signs with the secrets in the responses. */
const signedAsShown = sends((_, secret) => (secret === '' ? {} : { signed: {} }));

/** Outbound webhook deliveries: their order, number, bodies and headers. */
export const deliveries: VariantTable = {
  'deliveries-in-another-order': {
    text: 'Deliveries due at the same time are sent one after another, in reverse order.',
    allowedBy: 'Delivery semantics: the order is not guaranteed.',
    families: ['deliveries', 'webhooks'],
    ...wrapDeliveries((send) => {
      let queue: (() => Promise<unknown>)[] = [];
      const sendAll = async () => {
        const due = queue.toReversed();
        queue = [];
        // A slow endpoint doesn't delay the others.
        for (const one of due) await Promise.race([one(), new Promise(setImmediate)]);
      };
      return (outgoing) =>
        new Promise((resolve, reject) => {
          if (queue.length === 0) setImmediate(sendAll);
          queue.push(() => send(outgoing).then(resolve, reject));
        });
    }),
  },
  'deliveries-pretty-printed': {
    text: 'Delivery bodies are indented, end with a line feed, escape non-ASCII characters, and have their members in reverse order.',
    allowedBy: "Signature: it covers the raw bytes, regardless of the envelope's formatting.",
    families: ['deliveries', 'webhooks'],
    ...sends(({ event }) => {
      const members = Object.fromEntries(Object.entries(event).toReversed());
      const body = escapeFrom(JSON.stringify(members, null, '\t'), /[\u0080-\uffff]/g);
      return { signed: { body: `${body}\r\n` } };
    }),
  },
  'deliveries-sent-twice': {
    text: 'Every third delivery is sent twice at the same time, as if by two workers.',
    allowedBy: 'Delivery semantics: duplicates are possible.',
    families: ['deliveries', 'webhooks'],
    ...wrapDeliveries((send) => {
      let count = 0;
      return async (outgoing) => {
        count += 1;
        if (count % 3 > 0) return send(outgoing);
        const [response] = await Promise.all([send(outgoing), send(outgoing).catch(() => null)]);
        return response;
      };
    }),
  },
  'deliveries-with-more-members': {
    text: 'Envelopes have additional members that differ between attempts, ids that count the events of each workspace, and times in seconds with an offset.',
    allowedBy: 'Envelope (body): an id is stable across the retries of one event; a time is ISO 8601 in UTC.',
    families: ['deliveries', 'webhooks'],
    ...wrapDeliveries((send, subscriptions) => {
      /** The number of each event, counted in its workspace. */
      const numbers = new Map<string, Map<string, string>>();
      return (outgoing) => {
        const { event, id, timestamp } = outgoing;
        const { workspace = '' } = subscriptions.get(outgoing.url) ?? {};
        const own = numbers.get(workspace) ?? new Map<string, string>();
        numbers.set(workspace, own);
        own.set(id, own.get(id) ?? String(own.size + 1));
        const members = {
          ...event,
          id: own.get(id),
          created_at: inSeconds(event.created_at),
          sent_at: timestamp,
          subscription: null,
          links: { self: null },
        };
        return send(outgoing, { signed: { event: members } });
      };
    }),
  },
  'deliveries-with-other-headers': {
    text: 'Deliveries have uppercase header names, additional headers, numeric ids, and a media type with a charset.',
    allowedBy: 'Delivery request: neither the case of the headers nor the id after its prefix is specified.',
    families: ['deliveries', 'webhooks'],
    ...wrapDeliveries(() => {
      let count = 0;
      return ({ headers, ...rest }) => {
        count += 1;
        return post({
          ...rest,
          headers: {
            ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [capitals(name), value])),
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
  },
  'wildcards-in-filters-refused': {
    text: 'A subscription whose filter has a wildcard is refused.',
    allowedBy: 'Webhook identifiers: a subscription has an event filter, whose notation is not shown.',
    families: ['webhooks', 'deliveries'],
    wrap: on('createWebhookSubscription')
      .when(({ body }) => JSON.stringify(body.events ?? '').includes('*'))
      .respond(() => {
        const field = { path: '/events', reason: 'unknown_value', message: 'Unknown event.' };
        return refuseWith('validation-failed', { fields: [field] });
      }),
  },
  'signing-secret-in-capitals': {
    text: 'The hexadecimal digits of a signing secret are in uppercase.',
    allowedBy: `Webhook identifiers: ${signingSecretPrefix} and 64 hex chars, whose case is not stated.`,
    families: ['webhooks', 'deliveries'],
    wrap: all(
      signedAsShown.wrap,
      on('createWebhookSubscription').member(
        'secret',
        (secret) => signingSecretPrefix + String(secret).slice(signingSecretPrefix.length).toUpperCase(),
      ),
    ),
    outgoing: signedAsShown.outgoing,
  },
};
