import { Problem, problem } from '../../core/problem.ts';

/** The largest request body taken, in bytes; the service document shows no limit. */
export const maxBodyBytes = 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const read = async (request: Request): Promise<Uint8Array> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) throw problem('payload-too-large');
  if (request.headers.has('Content-Length')) {
    // Its size being known, it is read at once.
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.byteLength > maxBodyBytes) throw problem('payload-too-large');
    return body;
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw problem('payload-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Reads a request's body, no further than the limit.
 *
 * @throws Problem `payload-too-large`; `malformed-json` where the caller goes away before all of it came, which is no
 * fault of the sandbox
 */
export const readBody = async (request: Request): Promise<Uint8Array> => {
  try {
    return await read(request);
  } catch (error) {
    throw error instanceof Problem ? error : problem('malformed-json');
  }
};

/**
 * Parses a body as JSON; undefined where there is none. The declared Content-Type isn't looked at: all bodies are
 * JSON (Endpoints, conventions).
 *
 * @throws Problem `malformed-json`, for bytes that aren't UTF-8 too (RFC 8259 section 8.1)
 */
export const parseJson = (body: Uint8Array): unknown => {
  if (body.byteLength === 0) return undefined;
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    throw problem('malformed-json');
  }
};
