import { mediaTypes, requestHeaders } from '@workspace-api/contract';
import { copyResponse } from '../fetch/buffer-response.ts';
import { type FetchResult, settle, toResult, unwrap } from '../results/to-result.ts';
import type { Caller, CallOptions } from './operation.ts';

/** The argument of a method after its path parameters: a body, or the URL of the console. */
type Takes = 'body' | 'console';

type Options = CallOptions & Record<string, unknown>;

/** The request of an operation, as the options of openapi-fetch. */
export type Init = ReturnType<typeof createRequest> & {
  /** `stream` leaves the body unread. Otherwise it is parsed as JSON. */
  readonly parseAs?: 'stream' | undefined;
};

/** Not an id that would change the path: an empty one, or the dot segments of a relative URL. */
const isId = (value: unknown): value is string => typeof value === 'string' && !/^\.{0,2}$/.test(value);

/** @throws TypeError that names the option, if a header can't contain its value */
const toHeader = (option: string, value: unknown): string => {
  try {
    return new Headers({ [option]: String(value) }).get(option) ?? '';
  } catch {
    throw new TypeError(`Expected ${option} in Latin-1, without a line break, got ${JSON.stringify(value)}`);
  }
};

/**
 * Converts the arguments of a method to a request for openapi-fetch. The path parameters come first, in their order, then a
 * body, then options named like the query parameters.
 *
 * @throws TypeError if a path parameter isn't a string, or is empty or a dot segment, or if a header can't contain an option
 */
export const createRequest = (path: string, input: readonly unknown[], takes?: Takes) => {
  const rest = [...input];
  const baseUrl = takes === 'console' ? (rest.shift() as string) : undefined;
  const values: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = rest.shift();
    if (!isId(value)) throw new TypeError(`Expected the ${name} of ${path}, got ${JSON.stringify(value)}`);
    values[name] = value;
  }
  const body = takes === 'body' ? rest.shift() : undefined;
  const options = (rest[0] ?? {}) as Options;
  const { signal, headers, timeout, retries, ...parameters } = options;
  // The token is for the API only. An empty header prevents it from being set.
  const own: Record<string, unknown> = { ...(baseUrl ? { Authorization: '' } : {}), ...headers };
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    const header = (requestHeaders as Record<string, string>)[name];
    if (header === undefined) query[name] = value;
    else if (value !== undefined && value !== null) own[header] = toHeader(name, value);
  }
  return { params: { path: values, query }, headers: own, body, baseUrl, signal, timeout, retries };
};

type Request = (method: string, path: string, init: object) => Promise<FetchResult>;

/** Sends the request of an operation. The returned response has an unread body, for callers that need the JSON as it was sent. */
const send = async (client: Caller, method: string, path: string, init: Init): Promise<FetchResult> => {
  // A response that isn't streamed is parsed as JSON.
  const headers = init.parseAs ? init.headers : { ...init.headers, Accept: mediaTypes.json };
  const result = await (client.request as unknown as Request)(method, path, { ...init, headers });
  const data = init.parseAs || !client.convert ? result.data : client.convert(result.data);
  return { ...result, data, response: copyResponse(result.response) };
};

/** Converts the records of a list or a stream, if the client converts data. */
export async function* convertRecords<Item, End>(
  { convert = (data) => data }: Caller,
  records: AsyncGenerator<Item, End>,
): AsyncGenerator<Item, End> {
  try {
    let next = await records.next();
    for (; !next.done; next = await records.next()) yield convert(next.value) as Item;
    return next.value;
  } finally {
    await records.return(undefined as End);
  }
}

/**
 * Reads a path, and returns the response with its data.
 *
 * @throws ApiError if the response is an error
 */
export const read = (client: Caller, path: string, init: Init): Promise<FetchResult> =>
  settle(send(client, 'get', path, init));

/** Creates the function of an operation that returns one JSON document, or no body. */
export const call =
  (method: string, path: string, takes?: Takes) =>
  (client: Caller, ...input: readonly unknown[]) => {
    const request = async () => send(client, method, path, createRequest(path, input, takes));
    const responsePromise = request() as Parameters<typeof unwrap>[0];
    const data = unwrap(responsePromise);
    const result = () => {
      // A caller that uses `result()` reads the failure there, so this rejection is not unhandled.
      data.catch(() => {});
      return toResult(responsePromise as Parameters<typeof toResult>[0]);
    };
    // The generated operations declare the types of their methods.
    return Object.assign(data, { result }) as never;
  };
