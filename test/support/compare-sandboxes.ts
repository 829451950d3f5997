import { gunzipSync } from 'node:zlib';
import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { OperationId as ControlOperationId } from '@workspace-api/contract/sandbox';
import type { Sandbox } from '../../mocks/index.ts';
import { dashboardPath, docsPath } from '../../mocks/sandbox/http/mounts.ts';
import { type Book, createBook, type Source } from '../../scripts/fuzz/book.ts';
import { createDraw } from '../../scripts/fuzz/draw.ts';
import { drawCall, repairMessages, tourRequests } from '../../scripts/fuzz/draw-request.ts';
import { createPageRequest } from '../../scripts/fuzz/page.ts';
import { api, control } from '../../scripts/fuzz/plane.ts';
import { formatCommand } from '../../scripts/fuzz/report.ts';
import { type FuzzRequest, getMessage, type Message } from '../../scripts/fuzz/request.ts';

/** The operation whose response is random despite the seed: it returns a secret's ciphertext, whose nonce must never repeat. */
const random: ControlOperationId = 'getRecord';

/** Draws a request that a `Request` can carry; most are valid, so that records accumulate. */
const drawMessage = (source: Source): FuzzRequest => {
  const share = source.draw.below(100);
  if (share < 3) return { kind: 'page', ...createPageRequest(source) };
  return drawCall(source, share < 20 ? control : api, 0.2);
};

/** Creates a request for `fetch`; undefined if the message isn't a valid `Request`, such as a GET with a body. */
const toRequest = ({ method, target, headers, body }: Message): Request | undefined => {
  try {
    return new Request(`http://127.0.0.1${target}`, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body && { body: Buffer.from(body) }),
    });
  } catch {
    return undefined;
  }
};

/** Whether the response depends on the host: a page has neither files to serve nor zstd. */
const dependsOnHost = ({ target, headers }: Message): boolean =>
  [dashboardPath, docsPath].some((path) => target.startsWith(path)) ||
  headers.some(([name, value]) => name === 'Accept-Encoding' && value === 'zstd');

/** A complete response, with the work that the sandbox did after it. */
type Exchange = {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The error of the work after the response, if it failed. */
  readonly failure: string;
};

/** What a comparison calls. */
type Compared = Pick<Sandbox, 'fetch' | 'advance'>;

/** Requests with these methods cause no work after their responses. Neither do requests that fail. */
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Sends a request, and waits for the work after its response, such as deliveries and runs of agents. The time that this takes
 * depends on the store. The clock advances by a millisecond to run it.
 */
const exchange = async (sandbox: Compared, message: Message, isEndless: boolean): Promise<Exchange> => {
  const { status, headers, body } = await sandbox.fetch(toRequest(message) as Request);
  // The part of an endless stream that has arrived at a given time depends on the store.
  const isRead = !isEndless || status >= 400;
  const bytes = isRead ? Buffer.from(await new Response(body).arrayBuffer()) : Buffer.alloc(0);
  // Hosts compress differently.
  const isCompressed = bytes.length > 0 && headers.has(headerNames.contentEncoding);
  if (!isRead) await body?.cancel();
  const failure =
    reading.includes(message.method) || status >= 400
      ? ''
      : await sandbox.advance(1).then(
          () => '',
          (error: unknown) => String(error),
        );
  return {
    status,
    // A page's Response drops Set-Cookie. The token in the sign-in form depends on it too.
    headers: [...headers]
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => `${name}: ${value}`),
    body: isCompressed ? gunzipSync(bytes) : bytes,
    failure,
  };
};

const isSame = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status &&
  one.headers.join('\n') === other.headers.join('\n') &&
  one.body.equals(other.body) &&
  one.failure === other.failure;

/** The number of bytes of a body that are printed around its first difference. */
const excerpt = 300;

const describe = ({ status, headers, body, failure }: Exchange, other: Exchange): string => {
  const at = body.findIndex((byte, index) => byte !== other.body[index]);
  const from = Math.max(0, (at === -1 ? Math.min(body.length, other.body.length) : at) - excerpt);
  const part = body.subarray(from, from + 2 * excerpt).toString();
  return [
    `status ${status}`,
    ...headers.filter((line) => !other.headers.includes(line)),
    ...(body.equals(other.body)
      ? ['the same body']
      : [`body, ${body.length} bytes, from byte ${from}: ${part}`]),
    ...(failure === other.failure ? [] : [`afterwards: ${failure || 'nothing failed'}`]),
  ].join('\n    ');
};

/** The result of a comparison. */
export type Comparison = {
  /** The ids of the operations to which every sandbox responded successfully. */
  readonly succeeded: ReadonlySet<string>;
  /** The first request with different responses, and these responses; undefined if there was none. */
  readonly difference: string | undefined;
};

type Options = { readonly seed: number; readonly requests: number };

/** A request and its number. */
type Numbered = { readonly name: string; readonly request: FuzzRequest };

function* tour(when: string): Generator<Numbered> {
  for (const request of tourRequests()) yield { name: `tour ${when}`, request };
}

/** The requests of a comparison. Each depends on what the book has learned from the earlier responses. */
function* drawRequests({ seed, requests }: Options, book: Book): Generator<Numbered> {
  yield* tour('before the first request');
  for (let number = 0; number < requests; number += 1) {
    const request = drawMessage({ draw: createDraw(seed, number), book });
    yield { name: `request ${number}`, request };
    if (request.disruption === undefined) continue;
    for (const message of repairMessages[request.disruption])
      yield {
        name: `a repair after request ${number}`,
        request: { kind: 'valid', what: request.disruption, content: message },
      };
    if (request.disruption === 'repair') continue;
    book.clear();
    yield* tour(`after request ${number}`);
  }
  yield* tour('after the last request');
}

const jsonIn = ({ headers, body }: Exchange): unknown => {
  if (!headers.includes(`content-type: ${mediaTypes.json}`)) return undefined;
  return JSON.parse(body.toString());
};

/**
 * Sends the same requests to several sandboxes in turn, and compares each status, header and body. The sandboxes have the same
 * seed, a manual clock and the control token of `scripts/fuzz`.
 *
 * @param sandboxes the sandboxes, by name
 * @param seed the seed of the requests; it gives the same requests in every comparison without differences
 */
export const compareSandboxes = async (
  sandboxes: Readonly<Record<string, Compared>>,
  options: Options,
): Promise<Comparison> => {
  const [names, all] = [Object.keys(sandboxes), Object.values(sandboxes)];
  const book = createBook();
  const succeeded = new Set<string>();
  for (const { name, request } of drawRequests(options, book)) {
    const { operation, endless = false } = request;
    const message = getMessage(request);
    if (message === undefined || dependsOnHost(message) || operation?.id === random) continue;
    if (toRequest(message) === undefined) continue;
    const exchanges = await Promise.all(all.map((sandbox) => exchange(sandbox, message, endless)));
    const [first, ...others] = exchanges as [Exchange, ...Exchange[]];
    const at = others.findIndex((other) => !isSame(first, other));
    const other = others[at];
    if (other !== undefined) {
      const difference = [
        `Seed ${options.seed}, ${name} (${request.kind}: ${request.what}) gets different responses.`,
        formatCommand(request, () => '(its body is too long to print)'),
        `${names[0]}: ${describe(first, other)}`,
        `${names[at + 1]}: ${describe(other, first)}`,
        `To repeat it: SEED=${options.seed} npx vitest run --project thorough test/same-on-every-store`,
      ].join('\n  ');
      return { succeeded, difference };
    }
    if (operation === undefined || first.status >= 300) continue;
    succeeded.add(operation.id);
    const json = jsonIn(first);
    if (json !== undefined) book.learn(operation, json);
  }
  return { succeeded, difference: undefined };
};
