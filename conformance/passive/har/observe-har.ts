import { headerNames } from '@workspace-api/contract';
import { joinHeaders, type SentRequest, type TargetResponse } from '../../target/exchange.ts';
import type { ObservedCall, Observer } from '../observer.ts';
import { isSentTo } from './find-base.ts';
import type { HarEntry, HarRequest, HarResponse } from './read-har.ts';

/** The maximum rounding error of recorded times, in milliseconds. */
const roundingMs = 1;

// HTTP/2 carries its request line in headers whose names start with a colon.
const toHeaders = (headers: HarRequest['request']['headers']): Record<string, string> =>
  joinHeaders(headers.flatMap(({ name, value }) => (name.startsWith(':') ? [] : [[name, value] as const])));

const toBytes = (content: string, encoding: string | undefined): Uint8Array =>
  Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');

/** Placeholders that recorders write instead of credentials. */
const isRedacted = (authorization: string | undefined): boolean =>
  authorization === undefined ||
  /redacted|removed|hidden|secret>|\*{3}|^\W*$|x{5}/i.test(authorization.replace(/^bearer\s*/i, '')) ||
  /^bearer\s*$/i.test(authorization);

const toRequest = ({ request }: HarRequest): { sentRequest: SentRequest; isTokenShown: boolean } => {
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

/** The first bytes of zstd and gzip, also as a recorder shows them that reads them as UTF-8. */
const compressed = [
  Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
  Buffer.from([0x1f, 0x8b]),
  Buffer.from('(\uFFFD/\uFFFD'),
  Buffer.from('\u001f\uFFFD'),
];

/** Whether a body was recorded as it was sent: bodies in a HAR file should be uncompressed. */
const isCompressed = ({ content, headers }: HarResponse['response']): boolean => {
  if (toHeaders(headers)[headerNames.contentEncoding.toLowerCase()] === undefined) return false;
  const bytes = toBytes(content.text ?? '', content.encoding);
  return compressed.some((start) => start.equals(bytes.subarray(0, start.length)));
};

/** Why an entry can't be checked; null if it can. */
const whyNot = ({ request }: HarRequest, { response, _fromCache }: HarResponse): string | null => {
  const { content, status } = response;
  const { postData } = request;
  if (_fromCache) return "from the client's cache";
  if (status < 200) return 'no response was recorded';
  const isBodyMissing = request.bodySize > 0 || (postData && request.bodySize !== 0);
  if (isBodyMissing && postData?.text === undefined) return 'the body of the request was not recorded';
  if (![postData?.encoding, content.encoding].every((encoding = '') => ['', 'base64'].includes(encoding)))
    return 'a body was recorded in an encoding other than base64';
  if (isCompressed(response)) return 'the body of the response was recorded compressed';
  const isEmpty = content.size === 0 || bodiless.includes(status) || request.method === 'HEAD';
  return content.text === undefined && !isEmpty ? 'the body of the response was not recorded' : null;
};

const toResponse = ({ request }: HarRequest, { response }: HarResponse): TargetResponse => {
  const headers = toHeaders(response.headers);
  const acceptEncoding = toHeaders(request.headers)['accept-encoding'];
  // Bodies are recorded uncompressed. The client's Accept-Encoding header may be missing.
  if (acceptEncoding === undefined) delete headers[headerNames.contentEncoding.toLowerCase()];
  const bytes = toBytes(response.content.text ?? '', response.content.encoding);
  return { status: response.status, headers, trailers: {}, bytes, undecodable: null };
};

/**
 * Notifies an observer of recorded traffic in chronological order. Entries whose times overlap count as simultaneous. Returns
 * the number of API requests that were recorded without their credentials.
 */
export const observeHar = (entries: readonly HarEntry[], base: string, observer: Observer): number => {
  let withoutToken = 0;
  const steps: { at: number; isEnd: boolean; take: () => void }[] = [];
  for (const entry of entries) {
    const { address, request, response, problem } = entry;
    const unreadable = `an entry that can't be read (${problem})`;
    if (address && !isSentTo(base, entry)) observer.leaveOut(`not sent to ${base}`);
    else if (!request) observer.leaveOut(unreadable);
    else {
      const { sentRequest, isTokenShown } = toRequest(request);
      if (!isTokenShown) withoutToken += 1;
      const startedAt = Date.parse(request.startedDateTime);
      const isEndKnown = response !== null && response.time >= 0;
      const endedAt = isEndKnown ? startedAt + response.time + roundingMs : Number.POSITIVE_INFINITY;
      let call: ObservedCall;
      const start = (): void => {
        call = observer.started(sentRequest, startedAt, isTokenShown);
      };
      const end = (): void => {
        const reason = response ? whyNot(request, response) : unreadable;
        if (!response || reason !== null) observer.lost(call, reason ?? '');
        else observer.ended(call, toResponse(request, response), Math.min(endedAt, Date.now()));
      };
      steps.push({ at: startedAt, isEnd: false, take: start }, { at: endedAt, isEnd: true, take: end });
    }
  }
  // If times are equal, starts come first, so that the two requests overlap.
  steps.sort((one, other) => one.at - other.at || Number(one.isEnd) - Number(other.isEnd));
  for (const { take } of steps) {
    try {
      take();
    } catch (error) {
      observer.failed('a recorded request', error);
    }
  }
  return withoutToken;
};
