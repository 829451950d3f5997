import { headerNames } from '@workspace-api/contract';
import type { SentRequest, TargetResponse } from '../../target/exchange.ts';
import { belowBase, type ObservedCall, type Observer } from '../observer.ts';
import type { HarEntry } from './har-schema.ts';

/** The maximum rounding error of recorded times, in milliseconds. */
const roundingMs = 1;

const toHeaders = (headers: HarEntry['request']['headers']): Record<string, string> => {
  const joined: Record<string, string> = {};
  for (const { name, value } of headers) {
    // HTTP/2 carries its request line in such headers.
    if (name.startsWith(':')) continue;
    const key = name.toLowerCase();
    joined[key] = joined[key] === undefined ? value : `${joined[key]}, ${value}`;
  }
  return joined;
};

const toBytes = (content: string, encoding: string | undefined): Uint8Array =>
  Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');

/** Placeholders that recorders write instead of credentials. */
const isRedacted = (authorization: string | undefined): boolean =>
  authorization === undefined ||
  /redacted|removed|hidden|secret>|\*{3}|^\W*$|x{5}/i.test(authorization.replace(/^bearer\s*/i, '')) ||
  /^bearer\s*$/i.test(authorization);

const toRequest = ({ request }: HarEntry): { sentRequest: SentRequest; isTokenShown: boolean } => {
  const { authorization, ...headers } = toHeaders(request.headers);
  const isTokenShown = !isRedacted(authorization);
  const body = request.postData?.text ?? '';
  return {
    isTokenShown,
    sentRequest: {
      method: request.method.toUpperCase(),
      url: request.url.split('#')[0] ?? '',
      // If no Accept header was recorded, assume that the client accepts anything: recorders omit headers.
      headers: {
        accept: '*/*',
        ...headers,
        ...(isTokenShown && authorization !== undefined ? { authorization } : {}),
      },
      body: body === '' ? null : toBytes(body, request.postData?.encoding),
    },
  };
};

const bodiless = [204, 205, 304];

/** Why an entry can't be checked; null if it can. */
const whyNot = ({ request, response, _fromCache }: HarEntry): string | null => {
  const { content, status } = response;
  if (_fromCache) return "from the client's cache";
  if (status < 100) return 'no response was recorded';
  if (request.bodySize > 0 && request.postData?.text === undefined)
    return 'the body of the request was not recorded';
  const isEmpty = content.size === 0 || bodiless.includes(status) || request.method === 'HEAD';
  return content.text === undefined && !isEmpty ? 'the body of the response was not recorded' : null;
};

const toResponse = ({ request, response, time }: HarEntry): TargetResponse => {
  const headers = toHeaders(response.headers);
  const acceptEncoding = toHeaders(request.headers)['accept-encoding'];
  // Bodies are recorded uncompressed. The client's Accept-Encoding header may be missing.
  if (acceptEncoding === undefined) delete headers[headerNames.contentEncoding.toLowerCase()];
  const bytes = toBytes(response.content.text ?? '', response.content.encoding);
  return {
    status: response.status,
    headers,
    trailers: {},
    wireBytes: bytes,
    bytes,
    undecodable: null,
    durationMs: time,
  };
};

type Step = { at: number; isEnd: boolean; take: () => void };

const createSteps = (observer: Observer, entry: HarEntry): Step[] => {
  const startedAt = Date.parse(entry.startedDateTime);
  const endedAt = entry.time < 0 ? Number.POSITIVE_INFINITY : startedAt + entry.time + roundingMs;
  const { sentRequest, isTokenShown } = toRequest(entry);
  const reason = whyNot(entry);
  let call: ObservedCall;
  return [
    {
      at: startedAt,
      isEnd: false,
      take: () => {
        call = observer.started(sentRequest, startedAt, isTokenShown);
      },
    },
    {
      at: endedAt,
      isEnd: true,
      take: () => {
        if (reason !== null) observer.lost(call, reason);
        else observer.ended(call, toResponse(entry), Math.min(endedAt, Date.now()));
      },
    },
  ];
};

/**
 * Notifies an observer of recorded traffic in chronological order. Entries whose times overlap count as simultaneous. Returns
 * the number of API requests that were recorded without their credentials.
 */
export const observeHar = (entries: readonly HarEntry[], base: string, observer: Observer): number => {
  const own = entries.filter(({ request }) => belowBase(base, request.url) !== null);
  const steps = own.flatMap((entry) => createSteps(observer, entry));
  // If times are equal, starts come first, so that the two requests overlap.
  steps.sort((one, other) => one.at - other.at || Number(one.isEnd) - Number(other.isEnd));
  for (const { take } of steps) {
    try {
      take();
    } catch (error) {
      observer.failed('a recorded request', error);
    }
  }
  return own.filter((entry) => !toRequest(entry).isTokenShown).length;
};
