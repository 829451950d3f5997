import { headerNames, mediaTypes } from '@workspace-api/contract';

/** An arbitrary JSON object. */
export type Json = { [key: string]: unknown };

/** Compresses bytes, or reverses that. */
export const recode = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/**
 * Reads the body of a response, which stays readable. Checks the bytes for gzip, because fetch decompresses them but keeps the
 * header.
 */
export const readText = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    isCompressed ? await recode(bytes, new DecompressionStream('gzip')) : bytes,
  );
};

/** Whether a response is an endless stream. */
export const isStream = ({ headers }: Response): boolean =>
  /\bno-transform\b/.test(headers.get('Cache-Control') ?? '');

/** Whether a body is text that ends, unlike pages of the console and endless streams. */
export const isDocument = (response: Response): boolean =>
  !isStream(response) &&
  Object.values(mediaTypes).some((type) => response.headers.get('Content-Type')?.startsWith(type));

/** Changes each piece of a stream, which has whole lines. */
export const mapStream = (
  body: ReadableStream<Uint8Array>,
  change: (piece: string) => string,
): ReadableStream<Uint8Array> => {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, out) => out.enqueue(encoder.encode(change(decoder.decode(piece, { stream: true })))),
    }),
  );
};

/** Reads the JSON object of a response, which stays readable; undefined if the body isn't one. */
export const readJson = async (response: Response): Promise<Json | undefined> => {
  if (!response.headers.get('Content-Type')?.startsWith(mediaTypes.json)) return undefined;
  if (response.headers.get(headerNames.contentEncoding) === 'zstd') return undefined;
  const value: unknown = JSON.parse(await readText(response));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
};

/** Creates a response with the headers of another one and a new body. */
export const withBody = (
  { status, headers: old }: Pick<Response, 'status' | 'headers'>,
  body: string | null,
  type?: string,
): Response => {
  const headers = new Headers(old);
  headers.delete('Content-Length');
  headers.delete(headerNames.contentEncoding);
  if (type !== undefined) headers.set('Content-Type', type);
  return new Response(body, { status, headers });
};

/** Creates a response with another header, or without it if null. */
export const withHeader = ({ body, status, headers: old }: Response, name: string, value: string | null) => {
  const headers = new Headers(old);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(body, { status, headers });
};

/** Creates a success without a body, with the headers of another response. */
export const withoutBody = (like: Response): Response => {
  const empty = withBody({ status: 204, headers: like.headers }, null);
  empty.headers.delete('Content-Type');
  return empty;
};

/** Creates a response with the headers of another one, and a new status and JSON body. */
export const withJson = ({ headers }: Response, status: number, json: Json): Response =>
  withBody({ status, headers }, JSON.stringify(json), mediaTypes.json);

/** Modifies the JSON of a response; other responses are returned unchanged. */
export const alterJson = async (
  response: Response,
  change: (json: Json) => Json | Promise<Json>,
): Promise<Response> => {
  const json = await readJson(response);
  return json === undefined ? response : withJson(response, response.status, await change(json));
};

/** The `error` of an envelope; undefined for a success. */
export const readError = async (response: Response): Promise<Json | undefined> =>
  response.status < 400 ? undefined : ((await readJson(response))?.error as Json | undefined);

/** Writes JSON with the members of each object in another order. */
export const writeOrdered = (
  json: unknown,
  order: (members: [name: string, value: unknown][]) => [name: string, value: unknown][],
): string =>
  JSON.stringify(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(order(Object.entries(value)))
      : value,
  );

/** Writes JSON with sorted members. */
export const writeSorted = (json: unknown): string =>
  writeOrdered(json, (members) => members.toSorted(([left], [right]) => (left < right ? -1 : 1)));

/** Escapes the characters from a code unit on, as JSON may. */
export const escapeFrom = (value: string, unit: RegExp): string =>
  value.replaceAll(unit, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
