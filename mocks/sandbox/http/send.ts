import { headerNames } from '@workspace-api/contract';
import { utf8, utf8Length } from '#host/bytes.ts';
import { withCoding } from '../domain/drafts/entity-tag.ts';
import type { Call, PlainResponse } from './call.ts';
import { codingFor, compress, withAcceptEncoding } from './encodings/compress.ts';

/**
 * Converts a response to a Response, compressed if the client accepts that. A string or bytes are compressed before the Response
 * is created, because changing the headers of a Response costs more than most responses.
 */
export const send = (call: Call, response: PlainResponse): Response | Promise<Response> => {
  const { request, connection, headers } = call;
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
    return compress(request, new Response(body, { status, headers })).then(
      (compressed) => connection?.breakOnFailure(compressed) ?? compressed,
    );
  // Clause family `compression`: `Vary` is set whether or not the response is compressed.
  headers[headerNames.vary] = withAcceptEncoding(headers[headerNames.vary] ?? '');
  const coding = codingFor(request, typeof body === 'string' ? utf8Length(body) : body.byteLength);
  if (coding === null) return new Response(body, { status, headers });
  headers[headerNames.contentEncoding] = coding.name;
  const tag = headers[headerNames.etag];
  if (tag !== undefined) headers[headerNames.etag] = withCoding(tag, coding.name);
  return coding
    .encode(typeof body === 'string' ? utf8(body) : body)
    .then((bytes) => new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers }));
};
