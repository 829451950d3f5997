import { concat } from '#host/bytes.ts';
import { isDeeperThan, joinPointer } from '../../core/json.ts';
import { limits } from '../../core/limits.ts';
import { type FieldError, invalid, Problem, problem } from '../../core/problem.ts';
import type { Call } from '../call.ts';

const unstorable = (message: string): FieldError => ({ path: '', reason: 'format_mismatch', message });
const tooDeep = unstorable(`There are more than ${limits.bodyDepth} levels of objects and arrays.`);
const tooMany = unstorable(`There are more than ${limits.bodyValues} values.`);
const loneSurrogate = (what: string) =>
  unstorable(`${what} contains half of a surrogate pair, which UTF-8 cannot encode.`);

/**
 * Finds the reason why a JSON value can't be stored and read back unchanged: too many levels or values, a number that JavaScript
 * reads as infinite, or a string that isn't valid Unicode (RFC 7493 sections 2.1 and 2.2).
 */
export const findUnstorable = (
  value: unknown,
  maxValues: number = Number.POSITIVE_INFINITY,
): FieldError | undefined => {
  let remaining = maxValues;
  const search = (part: unknown): FieldError | undefined => {
    remaining -= 1;
    if (remaining < 0) return tooMany;
    if (typeof part === 'number' && !Number.isFinite(part))
      return unstorable(`The number is out of range: its magnitude is at most ${Number.MAX_VALUE}.`);
    if (typeof part === 'string' && !part.isWellFormed()) return loneSurrogate('The string');
    if (typeof part !== 'object' || part === null) return undefined;
    // Listing the items of a long array takes longer than parsing it.
    if (Array.isArray(part) && part.length > remaining) remaining = -1;
    if (remaining < 0) return tooMany;
    for (const [name, child] of Object.entries(part)) {
      if (!name.isWellFormed()) return loneSurrogate('The name of a member');
      const error = search(child);
      if (error) return { ...error, path: joinPointer('', name) + error.path };
    }
    return undefined;
  };
  const error = isDeeperThan(value, limits.bodyDepth) ? tooDeep : search(value);
  return remaining < 0 ? tooMany : error;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

type Given = Pick<Call, 'request' | 'connection'>;

const readStream = async ({ request, connection }: Given, limit: number): Promise<Uint8Array> => {
  if (connection && !connection.announcesBody) return new Uint8Array();
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw problem('payload-too-large');
  if (request.headers.has('Content-Length')) {
    // Its length is known, so it can be read in one step.
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.byteLength > limit) throw problem('payload-too-large');
    return body;
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Cancelling the stream closes its connection, and the response would be lost.
  for await (const chunk of request.body.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > limit) throw problem('payload-too-large');
    if (chunks.length >= limits.bodyChunks)
      throw problem('payload-too-large', {
        message: `The body is sent in more than ${limits.bodyChunks} chunks. Send larger chunks, or a Content-Length.`,
      });
    chunks.push(chunk);
  }
  return concat(chunks);
};

/** The error of an incomplete body: the client disconnected, or the server refused the rest of the body. */
const cutOff = ({ connection }: Given): Problem => connection?.refusal ?? problem('malformed-json');

/**
 * Reads the body of a request, up to a limit.
 *
 * @param limit in bytes
 * @throws Problem `payload-too-large`. If the body ends early, which isn't a failure of the sandbox: the error that the
 * server responded with, or `malformed-json`
 */
export const readBody = async (call: Given, limit = limits.bodyBytes): Promise<Uint8Array> => {
  // A server parses the headers before the body that arrived with them.
  await undefined;
  const arrivedBytes = call.connection?.readArrivedBody(limit);
  if (arrivedBytes) return arrivedBytes;
  try {
    return await readStream(call, limit);
  } catch (error) {
    throw error instanceof Problem ? error : cutOff(call);
  }
};

/** Reads and ignores the body of a request whose operation takes none. A body that is too long isn't read. */
export const readIgnoredBody = async (call: Given): Promise<Uint8Array> => {
  try {
    return await readStream(call, limits.bodyBytes);
  } catch (error) {
    if (error instanceof Problem) return new Uint8Array();
    throw cutOff(call);
  }
};

/**
 * Parses a body as JSON; undefined for an empty body. The Content-Type is ignored: all bodies are JSON (Endpoints,
 * conventions).
 *
 * @throws Problem `malformed-json`, also for bytes that aren't UTF-8 (RFC 8259 section 8.1); `validation-failed` for a
 * value that can't be stored unchanged (RFC 8259 sections 6, 8.2 and 9)
 */
export const parseJson = (body: Uint8Array): unknown => {
  if (body.byteLength === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw problem('malformed-json');
  }
  const error = findUnstorable(value, limits.bodyValues);
  if (error) throw invalid([error]);
  return value;
};
