import type { Sandbox, SandboxOptions } from '../../../mocks/browser.ts';
import type { Mutant } from '../../../mocks/mutants/index.ts';
import { type Fetch, type Wrap, withAllHeaders } from '../../../mocks/wrappers/fetch.ts';
import { isStream } from '../../../mocks/wrappers/json.ts';
import { getNode, rewrite } from '../../generate/openapi-document.ts';
import { createEndpoints, endpointOrigin } from './endpoints.ts';
import { readBody } from './read-body.ts';

/**
 * A request as a tuple, because the pages of clauses load thousands of them. The last member says that it is sent at the same
 * time as the request before it.
 */
export type DemonstratedRequest = readonly [
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
  isSimultaneous?: true,
];

/** The options of the sandbox that all demonstrations begin with. Its ids and times are the same in both servers. */
export const demonstratedOptions = { seed: 1, clock: '2026-11-02' } as const;

/** The origin of all demonstrated requests. Nothing is sent to it. */
const demonstratedOrigin = 'http://127.0.0.1:4010';

/** A response as it was received, and the webhooks that were delivered after it. */
export type Received = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly deliveries?: readonly string[];
};

/** A request as it was sent to a server, and its response: null if it needs what an earlier response doesn't have. */
export type Exchange = { readonly request: DemonstratedRequest; readonly response: Received | null };

/**
 * A value of an earlier response, in a request: a number, and a JSON Pointer, a space with the name of a header, or a question mark
 * with the name of a parameter in the address of a redirect.
 */
export const placeholder = /\{\{(\d+)([ /?])([^{}]*)\}\}/g;

/** Returns the string that a placeholder stands for; undefined if the response doesn't have it. */
const findValue = ({ headers, body }: Received, kind: string, name: string): string | undefined => {
  if (kind === ' ') return headers[name];
  try {
    if (kind === '?') return new URL(headers.location ?? '').searchParams.get(name) ?? undefined;
    const value = getNode(JSON.parse(body), `/${name}`);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Changes the strings of a request that may have placeholders. */
export const mapRequest = (
  [method, ...parts]: DemonstratedRequest,
  change: (value: string) => string,
): DemonstratedRequest => [
  method,
  ...rewrite(parts, (_, value) => (typeof value === 'string' ? change(value) : value)),
];

/** Replaces the placeholders of a request; null if an earlier response lacks a value. */
const fill = (request: DemonstratedRequest, earlier: readonly Exchange[]): DemonstratedRequest | null => {
  let isComplete = true;
  const filled = mapRequest(request, (text) =>
    text.replaceAll(placeholder, (whole, at, kind, name) => {
      const response = earlier[at]?.response;
      const value = response && findValue(response, kind, name);
      isComplete &&= typeof value === 'string';
      return value ?? whole;
    }),
  );
  return isComplete ? filled : null;
};

const same: Wrap = (next) => next;

/** How long endless streams are read after the last request, in milliseconds of real time. */
const streamMs = 100;

/** Sends requests to a server, one after another, except those that are simultaneous. */
const play = async (
  fetch: Fetch,
  requests: readonly DemonstratedRequest[],
  takeDeliveries: () => Promise<readonly string[]>,
): Promise<Exchange[]> => {
  const streams: (() => Promise<void>)[] = [];
  const send = async ([method, path, headers, body]: DemonstratedRequest): Promise<Received> => {
    const url = demonstratedOrigin + path;
    const request = new Request(url, { method, headers, body: body ?? null, redirect: 'manual' });
    const response = await fetch(withAllHeaders(request, new Headers(headers)));
    const { text, cancel } = readBody(response);
    const received = { status: response.status, headers: Object.fromEntries(response.headers), body: '' };
    const end = async () => {
      received.body = await text;
    };
    if (isStream(response)) streams.push(() => cancel().then(end));
    else await end();
    return received;
  };
  const exchanges: Exchange[] = [];
  for (let at = 0; at < requests.length; at = exchanges.length) {
    const next = requests.findIndex(([, , , , isSimultaneous], index) => index > at && !isSimultaneous);
    const batch = requests.slice(at, next === -1 ? undefined : next).map(async (each) => {
      const request = fill(each, exchanges);
      return { request: request ?? each, response: request && (await send(request)) };
    });
    exchanges.push(...(await Promise.all(batch)));
    const deliveries = await takeDeliveries();
    const last = exchanges.at(-1);
    if (last?.response && deliveries.length > 0)
      exchanges.splice(-1, 1, { ...last, response: { ...last.response, deliveries } });
  }
  if (streams.length > 0) await new Promise((resolve) => setTimeout(resolve, streamMs));
  await Promise.all(streams.map((end) => end()));
  return exchanges;
};

/** Sends requests to a correct sandbox and to a broken one, which both begin with the demo records. */
export const playBoth = async (
  create: (options: SandboxOptions) => Promise<Pick<Sandbox, 'fetch' | 'advance' | 'close'>>,
  mutant: Pick<Mutant, 'wrap' | 'outgoing'>,
  requests: readonly DemonstratedRequest[],
): Promise<[correct: Exchange[], broken: Exchange[]]> => {
  const subscribes = JSON.stringify(requests).includes(endpointOrigin);
  const playOn = async ({ wrap, outgoing = same }: Pick<Mutant, 'wrap' | 'outgoing'>) => {
    const { respond, take } = createEndpoints();
    const sandbox = await create({ ...demonstratedOptions, outgoing: () => outgoing(respond) });
    const takeDeliveries = async () => {
      // Sends what is due.
      if (subscribes) await sandbox.advance(1);
      return take();
    };
    try {
      return await play(wrap(sandbox.fetch), requests, takeDeliveries);
    } finally {
      await sandbox.close();
    }
  };
  return [await playOn({ wrap: same }), await playOn(mutant)];
};
