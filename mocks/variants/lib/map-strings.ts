import { mediaTypes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { readText, withBody } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';

/** Changes a string from a URL, a header or a body. */
type Map = (value: string) => string;

/** Returns whether a body is text that ends, unlike pages of the console and endless streams. */
const isDocument = (response: Response): boolean => {
  const type = response.headers.get('Content-Type') ?? '';
  return Object.values(mediaTypes).some((mediaType) => type.startsWith(mediaType)) && !isStream(response);
};

const isStream = (response: Response): boolean =>
  /\bno-transform\b/.test(response.headers.get('Cache-Control') ?? '');

const mapStream = (body: ReadableStream<Uint8Array>, map: Map): ReadableStream<Uint8Array> =>
  // Each chunk of the sandbox's stream consists of whole lines.
  body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new TransformStream({ transform: (chunk: string, out) => out.enqueue(map(chunk)) }))
    .pipeThrough(new TextEncoderStream());

const mapHeaders = (headers: Headers, map: Map): Headers =>
  new Headers([...headers].map(([name, value]): [string, string] => [name, map(value)]));

/**
 * Shows other strings to callers than the server uses, in every request and response of the port. This includes the control
 * plane, so that the results of a driver match the API's responses.
 *
 * @param outwards converts a string of the server for callers
 * @param inwards converts a string of a caller for the server; the inverse
 */
export const mapStrings =
  (outwards: Map, inwards: Map): Wrap =>
  (next) =>
  async (request) => {
    const { rawBody, again } = await repeatable(request);
    const response = await next(again({ url: inwards(request.url), body: inwards(rawBody) }));
    const headers = mapHeaders(response.headers, outwards);
    const init = { status: response.status, headers };
    if (response.body !== null && isStream(response))
      return new Response(mapStream(response.body, outwards), init);
    return isDocument(response)
      ? withBody(init, outwards(await readText(response)))
      : new Response(response.body, init);
  };
