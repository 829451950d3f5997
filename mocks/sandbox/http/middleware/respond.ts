import { headerNames, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { utf8Length } from '#host/bytes.ts';
import { withCoding } from '../../domain/drafts/entity-tag.ts';
import type { ListPage } from '../../store/keyset.ts';
import type { Call, PlainResponse } from '../call.ts';
import { codingFor } from '../encodings/compress.ts';
import { canSendTrailers, encodeList, type ListMediaType, toBrokenNdjson } from '../encodings/encode-list.ts';
import type { AnyHandler } from '../handler.ts';
import { notModified } from '../not-modified.ts';
import { unbuffered } from '../streams.ts';
import { failureAfterFirst } from './fault-rules.ts';

const getSuccessStatus = ({ responses }: OperationShape): number =>
  Number(Object.keys(responses).find((status) => status.startsWith('2')));

const respondWithList = async (
  call: Call,
  { items, next }: ListPage<Record<string, unknown>>,
): Promise<PlainResponse> => {
  const { operation } = call;
  const page = {
    operation,
    items,
    nextCursor: next && call.context.cursors.issue(call.binding, next, call.requestId),
    hasMore: next !== null,
    bom: call.input.query.bom !== false,
    wantsTrailers: canSendTrailers(call.request, call.connection),
  };
  const error =
    call.mediaType === mediaTypes.ndjson && items.length > 0 ? await failureAfterFirst(call) : undefined;
  const { body, headers, trailers } = error
    ? toBrokenNdjson(page, error)
    : encodeList(call.mediaType as ListMediaType, page);
  if (trailers) call.connection?.sendTrailers(trailers);
  return { status: 200, headers, body };
};

/** Creates an endless response, which proxies and caches may not buffer or store. */
const respondWithStream = (call: Call, body: ReadableStream<Uint8Array>): PlainResponse => ({
  status: 200,
  headers: {
    'Content-Type': call.mediaType,
    'Cache-Control': 'no-store, no-transform',
    ...unbuffered,
    'Transfer-Encoding': 'chunked',
  },
  body,
});

/** Completes the response with a draft, which has an entity tag: 304 if the client already has the draft. */
const respondWithDraft = (
  call: Call,
  { status, headers: { 'Content-Type': type = '', ...others }, body }: PlainResponse & { body: string },
): PlainResponse => {
  // The drafts of the other mode, and of a sandbox that was reset, have the same versions at the same URL. A browser that stored a
  // draft would send its tag with any token.
  const headers = { 'Cache-Control': 'no-store', ...others };
  const tag = others[headerNames.etag] ?? '';
  const coding = codingFor(call.request, utf8Length(body));
  return (
    notModified(call, coding ? withCoding(tag, coding.name) : tag, headers) ?? {
      status,
      headers: { 'Content-Type': type, ...headers },
      body,
    }
  );
};

/** The end of a chain: runs the handler of an operation and writes its result. */
export const respond =
  (handle: AnyHandler) =>
  async (call: Call): Promise<PlainResponse> => {
    const { operation } = call;
    // A transaction that is retried runs the handler again.
    Object.assign(call, { status: getSuccessStatus(operation), successHeaders: {}, warnings: [] });
    const result = await handle(call);
    if (operation.list) return respondWithList(call, result as ListPage<Record<string, unknown>>);
    if (operation.stream) return respondWithStream(call, result as ReadableStream<Uint8Array>);
    const { status, successHeaders: headers } = call;
    if (result === undefined) return { status: 204, headers, body: null };
    headers['Content-Type'] = mediaTypes.json;
    const body = JSON.stringify(result);
    return headers[headerNames.etag] !== undefined
      ? respondWithDraft(call, { status, headers, body })
      : { status, headers, body };
  };
