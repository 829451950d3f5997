import { headerNames, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { utf8Length } from '#host/bytes.ts';
import type { WorkspaceRecord } from '../../core/principal.ts';
import type { FieldError } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { withCoding } from '../../domain/drafts/entity-tag.ts';
import type { ListPage } from '../../store/keyset.ts';
import type { Call, PlainResponse } from '../call.ts';
import { codingFor } from '../encodings/compress.ts';
import { canSendTrailers, encodeList, type ListMediaType, toBrokenNdjson } from '../encodings/encode-list.ts';
import type { AnyHandler, SetHeader } from '../handler.ts';
import { toJsonBody } from '../json-text.ts';
import { notModified } from '../not-modified.ts';
import { unbuffered } from '../streams.ts';
import { failureAfterFirst } from './fault-rules.ts';

const getSuccessStatus = ({ responses }: OperationShape): number =>
  Number(Object.keys(responses).find((status) => status.startsWith('2')));

const respondWithList = async (
  context: AppContext,
  call: Call,
  operation: OperationShape,
  { items, next }: ListPage<Record<string, unknown>>,
): Promise<PlainResponse> => {
  const page = {
    operation,
    items,
    nextCursor: next && context.cursors.issue(call.binding, next, call.id),
    hasMore: next !== null,
    bom: call.input.query.bom !== false,
    wantsTrailers: canSendTrailers(call.request, call.connection),
  };
  const error =
    call.mediaType === mediaTypes.ndjson && items.length > 0
      ? await failureAfterFirst(context, operation, call)
      : undefined;
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
  const headers = { ...others, 'Cache-Control': 'no-store' };
  const tag = others[headerNames.etag] ?? '';
  const coding = codingFor(call.request, utf8Length(body));
  return (
    notModified(call, coding ? withCoding(tag, coding.name) : tag, headers) ?? {
      status,
      headers: { ...headers, 'Content-Type': type },
      body,
    }
  );
};

/** The end of a chain: runs the handler of an operation and writes its result. */
export const respond = (
  context: AppContext,
  operation: OperationShape,
  handle: AnyHandler,
): ((call: Call) => Promise<PlainResponse>) => {
  const usualStatus = getSuccessStatus(operation);
  return async (call) => {
    const { principal, page, db, input, request } = call;
    const workspace = call.workspace as WorkspaceRecord | undefined;
    const headers: Record<string, string> = {};
    let status = usualStatus;
    // A transaction that is retried runs the handler again.
    call.warnings = [];
    const setStatus = (other: number) => {
      status = other;
    };
    const setHeader: SetHeader = (name, value) => {
      headers[headerNames[name]] = value;
    };
    const tenant = workspace && { workspace_id: workspace.id, mode: principal.mode };
    const result = await handle({
      context,
      db,
      principal,
      workspace,
      tenant,
      input,
      page,
      setHeader,
      setStatus,
      warn: (fields: readonly FieldError[]) => {
        call.warnings = [...call.warnings, ...fields];
      },
      url: request.url,
      address: call.connection?.serverAddress,
      requestId: call.id,
      // This isn't a getter, because V8 creates a hidden class for each object that has one.
      signal() {
        const closing = call.connection?.closing;
        return closing ? AbortSignal.any([request.signal, closing]) : request.signal;
      },
    });
    if (operation.list)
      return respondWithList(context, call, operation, result as ListPage<Record<string, unknown>>);
    if (operation.stream) return respondWithStream(call, result as ReadableStream<Uint8Array>);
    if (result === undefined) return { status: 204, headers, body: null };
    headers['Content-Type'] = mediaTypes.json;
    const body = toJsonBody(result);
    return headers[headerNames.etag] !== undefined
      ? respondWithDraft(call, { status, headers, body })
      : { status, headers, body };
  };
};
