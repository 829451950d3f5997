import { headerNames } from '@workspace-api/contract';
import { utf8, utf8Length } from '#host/bytes.ts';
import { withCoding } from '../domain/drafts/entity-tag.ts';
import type { ContentCoding } from '../host/types.ts';
import type { Call, PlainResponse } from './call.ts';
import { codingFor, compress, withAcceptEncoding } from './encodings/compress.ts';

const sendStream = async ({ request, connection }: Call, response: Response): Promise<Response> => {
  const compressed = await compress(request, response);
  return connection?.breakOnFailure(compressed) ?? compressed;
};

const encodings = new WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>();

/** Compresses bytes that several responses can share, such as a document, only once. */
const encodeOnce = ({ name, encode }: ContentCoding, bytes: Uint8Array): Promise<Uint8Array> => {
  const byCoding = encodings.get(bytes) ?? new Map<string, Promise<Uint8Array>>();
  encodings.set(bytes, byCoding);
  const encoded = byCoding.get(name) ?? encode(bytes);
  byCoding.set(name, encoded);
  return encoded;
};

/**
 * Converts a response to a Response, compressed if the client accepts that. A string or bytes are compressed before the Response
 * is created, because changing the headers of a Response costs more than most responses.
 */
export const send = (call: Call, response: PlainResponse): Response | Promise<Response> => {
  const { request, headers } = call;
  const { status, body } = response;
  const vary = headers[headerNames.vary];
  Object.assign(headers, response.headers);
  if (vary !== undefined && headers[headerNames.vary] !== vary)
    headers[headerNames.vary] = `${vary}, ${headers[headerNames.vary]}`;
  if (request.method === 'HEAD') {
    // No one reads the stream, which would otherwise count as an open one.
    if (body instanceof ReadableStream) void body.cancel();
    return new Response(null, { status, headers });
  }
  if (body === null || body instanceof ReadableStream)
    return sendStream(call, new Response(body, { status, headers }));
  // Clause family `compression`: `Vary` is set whether or not the response is compressed.
  headers[headerNames.vary] = withAcceptEncoding(headers[headerNames.vary] ?? '');
  const coding = codingFor(request, typeof body === 'string' ? utf8Length(body) : body.byteLength);
  if (coding === null) return new Response(body, { status, headers });
  headers[headerNames.contentEncoding] = coding.name;
  const tag = headers[headerNames.etag];
  if (tag !== undefined) headers[headerNames.etag] = withCoding(tag, coding.name);
  const encoded = typeof body === 'string' ? coding.encode(utf8(body)) : encodeOnce(coding, body);
  return encoded.then((bytes) => new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers }));
};
