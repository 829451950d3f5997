import { headerNames } from '@workspace-api/contract';
import { utf8, utf8Length } from '#host/bytes.ts';
import { withCoding } from '../core/entity-tag.ts';
import type { Call } from './call.ts';
import { withAcceptEncoding } from './encodings/compress.ts';
import { codingFor, compress } from './encodings/index.ts';
import type { PlainResponse } from './plain-response.ts';

const sendStream = async ({ request, connection }: Call, response: Response): Promise<Response> => {
  const compressed = await compress(request, response);
  return connection?.breakOnFailure(compressed) ?? compressed;
};

/**
 * Converts a response to a Response, compressed if the client accepts that. A string is compressed before the Response
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
  if (typeof body !== 'string') return sendStream(call, new Response(body, { status, headers }));
  // Clause family `compression`: `Vary` is set whether or not the response is compressed.
  headers[headerNames.vary] = withAcceptEncoding(headers[headerNames.vary] ?? '');
  const coding = codingFor(request, utf8Length(body));
  if (coding === null) return new Response(body, { status, headers });
  headers[headerNames.contentEncoding] = coding.name;
  const tag = headers[headerNames.etag];
  if (tag !== undefined) headers[headerNames.etag] = withCoding(tag, coding.name);
  return coding
    .encode(utf8(body))
    .then((bytes) => new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers }));
};
