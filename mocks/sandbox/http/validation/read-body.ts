import { concat } from '#host/bytes.ts';
import { joinPointer } from '../../core/json.ts';
import { limits } from '../../core/limits.ts';
import { invalid, Problem, problem } from '../../core/problem.ts';
import { findExcess, isDeeperThan } from '../../domain/drafts/json-extent.ts';
import type { Call } from '../call.ts';

/** The reason why a JSON value can't be stored and read back unchanged, with its JSON Pointer. */
type Unstorable = { readonly path: string; readonly message: string };

const tooDeep = {
  path: '',
  message: `There are more than ${limits.bodyDepth} levels of objects and arrays.`,
};
const tooMany = { path: '', message: `There are more than ${limits.bodyValues} values.` };

const loneSurrogate = (what: string) =>
  `${what} contains half of a surrogate pair, which UTF-8 cannot encode.`;

const search = (value: unknown, path: string): Unstorable | undefined => {
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path, message: `The number is out of range: its magnitude is at most ${Number.MAX_VALUE}.` };
  if (typeof value === 'string' && !value.isWellFormed())
    return { path, message: loneSurrogate('The string') };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, child] of Object.entries(value)) {
    if (!name.isWellFormed()) return { path, message: loneSurrogate('The name of a member') };
    const unstorable = search(child, joinPointer(path, name));
    if (unstorable) return unstorable;
  }
  return undefined;
};

/**
 * Finds the reason why a JSON value can't be stored and read back unchanged: too many levels, a number that JavaScript
 * reads as infinite, or a string that isn't valid Unicode (RFC 7493 sections 2.1 and 2.2).
 */
export const findUnstorable = (value: unknown): Unstorable | undefined =>
  isDeeperThan(value, limits.bodyDepth) ? tooDeep : search(value, '');

/** Numbers with a large exponent or very many digits, and escapes of surrogates. Only these can be unstorable. */
const suspicious = /\de\+?\d{3}|\d{309}|\\ud/i;

/** Like `findUnstorable`, but takes the JSON that the value was parsed from, so that most values needn't be searched. */
const findUnstorableIn = (json: string, value: unknown): Unstorable | undefined =>
  suspicious.test(json) || isDeeperThan(value, limits.bodyDepth) ? findUnstorable(value) : undefined;

const excesses = { values: tooMany, levels: tooDeep };

/** Every value takes at least two bytes, so the values of short bodies needn't be counted. */
const uncounted = 2 * limits.bodyValues;

/** Finds whether a body has too many values or levels, before they are created. `findUnstorableIn` checks short bodies. */
const findExcessIn = (body: Uint8Array): Unstorable | undefined => {
  if (body.byteLength <= uncounted) return undefined;
  const excess = findExcess(body, { values: limits.bodyValues, levels: limits.bodyDepth });
  return excess && excesses[excess];
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

const refuse = (unstorable: Unstorable | undefined): void => {
  if (unstorable) throw invalid([{ ...unstorable, reason: 'format_mismatch' }]);
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
  refuse(findExcessIn(body));
  let json: string;
  let value: unknown;
  try {
    json = utf8.decode(body);
    value = JSON.parse(json);
  } catch {
    throw problem('malformed-json');
  }
  refuse(findUnstorableIn(json, value));
  return value;
};
