import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { headerNames } from '@workspace-api/contract';
import type { Wrap } from './fetch.ts';
import type { Json } from './json.ts';
import { on } from './on.ts';

/** A delivery before it is sent. */
export type Sent = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts when the server stops waiting for a response. */
  readonly signal: AbortSignal;
};

/** A delivery of the server, with its parsed contents. */
export type Outgoing = Sent & {
  readonly event: Json;
  readonly id: string;
  readonly timestamp: number;
  /** The earlier attempts to deliver the event to the URL. */
  readonly earlier: readonly Outgoing[];
};

/** A subscription, as its creation returned it. */
export type Subscription = {
  readonly url: string;
  readonly secret: string;
  readonly events: readonly string[];
  readonly workspace: string;
};

/** The created subscriptions, by URL. URLs belong to one run. */
export type Subscriptions = ReadonlyMap<string, Subscription>;

/** Reads a delivery. */
const readOutgoing = async (request: Request): Promise<Omit<Outgoing, 'earlier'>> => {
  const body = await request.text();
  const event = JSON.parse(body) as Json;
  const headers = Object.fromEntries(request.headers);
  const timestamp = Number(headers[headerNames.svcTimestamp]);
  const { url, method, signal } = request;
  return { url, method, signal, headers, body, event, id: String(event.id), timestamp };
};

/** The signature of a delivery. */
export const signContent = (key: string | Uint8Array, content: string): string =>
  bytesToHex(hmac(sha256, typeof key === 'string' ? utf8ToBytes(key) : key, utf8ToBytes(content)));

/** The hex digest of a body. */
export const digest = (body: string): string => bytesToHex(sha256(utf8ToBytes(body)));

/** What is sent in place of a delivery. A header is removed if undefined. */
export type Changed = Partial<Omit<Sent, 'headers'>> & {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** What is signed anew: a body, the envelope in it, or a timestamp. */
  readonly signed?: { readonly body?: string; readonly event?: Json; readonly timestamp?: string };
};

/** A delivery with changes, signed with a secret if something is to be signed anew. */
export const changed = (sent: Sent, { headers, signed, ...rest }: Changed, secret: string): Sent => {
  const { event, timestamp = sent.headers[headerNames.svcTimestamp] ?? '' } = signed ?? {};
  const body = signed?.body ?? (event ? JSON.stringify(event) : (rest.body ?? sent.body));
  const all = Object.entries({
    ...sent.headers,
    ...headers,
    ...(signed && {
      [headerNames.svcTimestamp]: timestamp,
      [headerNames.svcSignature]: signContent(secret, `${timestamp}.${digest(body)}`),
    }),
  });
  const present = all.filter((header): header is [string, string] => header[1] !== undefined);
  return { ...sent, ...rest, body, headers: Object.fromEntries(present) };
};

/** Creates an endpoint's response that the server receives in place of the real one. */
export const createResult = (status: number): Response => new Response(null, { status });

/** Sends a delivery, with changes, signed with the secret of its subscription. */
export type Send = (delivery: Sent, changes?: Changed) => Promise<Response>;

/** Handles each delivery, and may keep state for a server. */
export type Deliver = (send: Send, subscriptions: Subscriptions) => (outgoing: Outgoing) => Promise<Response>;

/** Wraps a server and its outgoing requests, so that each delivery passes through `deliver`. */
export const wrapDeliveries = (deliver: Deliver): { wrap: Wrap; outgoing: Wrap } => {
  const subscriptions = new Map<string, Subscription>();
  return {
    wrap: on('createWebhookSubscription').after(({ slug }, created) => {
      const { url, secret, events } = created as Pick<Subscription, 'url' | 'secret' | 'events'>;
      subscriptions.set(new URL(url).href, { url, secret, events, workspace: slug });
    }),
    outgoing: (next) => {
      const attempts = new Map<string, Outgoing[]>();
      const send: Send = (delivery, changes = {}) => {
        const secret = subscriptions.get(changes.url ?? delivery.url)?.secret ?? '';
        const { url, method, headers, body, signal } = changed(delivery, changes, secret);
        return next(new Request(url, { method, headers, body, signal }));
      };
      const handle = deliver(send, subscriptions);
      return async (request) => {
        const read = await readOutgoing(request);
        const key = `${read.url} ${read.id}`;
        const earlier = attempts.get(key) ?? [];
        const outgoing = { ...read, earlier };
        attempts.set(key, [...earlier, outgoing]);
        return handle(outgoing);
      };
    },
  };
};

/** Changes the request of each delivery, given the secret of its subscription. */
export const sends = (change: (outgoing: Outgoing, secret: string) => Changed) =>
  wrapDeliveries(
    (send, subscriptions) => (outgoing) =>
      send(outgoing, change(outgoing, subscriptions.get(outgoing.url)?.secret ?? '')),
  );
