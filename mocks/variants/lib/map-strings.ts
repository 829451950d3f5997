import { mediaTypes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { readText, withBody } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';

/** Changes a text: of a URL, a header or a body. */
type Map = (value: string) => string;

/** Whether a body is text that can be read to its end: no page of the console, and no endless stream. */
const isDocument = (response: Response): boolean => {
  const type = response.headers.get('Content-Type') ?? '';
  return Object.values(mediaTypes).some((mediaType) => type.startsWith(mediaType)) && !isStream(response);
};

const isStream = (response: Response): boolean =>
  /\bno-transform\b/.test(response.headers.get('Cache-Control') ?? '');

const mapStream = (body: ReadableStream<Uint8Array>, map: Map): ReadableStream<Uint8Array> =>
  // Each chunk of the sandbox's stream is whole lines.
  body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new TransformStream({ transform: (chunk: string, out) => out.enqueue(map(chunk)) }))
    .pipeThrough(new TextEncoderStream());

const mapHeaders = (headers: Headers, map: Map): Headers =>
  new Headers([...headers].map(([name, value]): [string, string] => [name, map(value)]));

/**
 * Shows callers other texts than the server knows, in every request and answer of the whole port, the control plane
 * included, so that what a driver returns fits what the API answers.
 *
 * @param outwards what a caller sees of a text of the server
 * @param inwards what the server sees of a text of a caller; the inverse
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
