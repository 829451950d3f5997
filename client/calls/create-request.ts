import { requestHeaders } from '@workspace-api/contract';
import type { CallOptions } from './operation.ts';

/** The argument of a method after its path parameters: a body, or the URL of the console. */
export type Takes = 'body' | 'console';

type Options = CallOptions & Record<string, unknown>;

/** Not an id that would change the path: an empty one, or the dot segments of a relative URL. */
const isId = (value: unknown): value is string => typeof value === 'string' && !/^\.{0,2}$/.test(value);

/**
 * Converts the arguments of a method to a request for openapi-fetch. The path parameters come first, in their order, then a
 * body, then options named like the query parameters.
 *
 * @throws TypeError if a path parameter isn't a string, or is empty or a dot segment
 */
export const createRequest = (path: string, input: readonly unknown[], takes?: Takes) => {
  const rest = [...input];
  const baseUrl = takes === 'console' ? rest.shift() : undefined;
  const values: Record<string, string> = {};
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = rest.shift();
    if (!isId(value)) {
      throw new TypeError(`Expected the ${name} of ${path}, got ${JSON.stringify(value)}`);
    }
    values[name] = value;
    return encodeURIComponent(value);
  });
  const body = takes === 'body' ? rest.shift() : undefined;
  const options = (rest[0] ?? {}) as Options;
  const { signal, headers, timeout, retries, ...parameters } = options;
  // The token is for the API only. An empty header prevents it from being set.
  const own: Record<string, unknown> = { ...(baseUrl ? { Authorization: '' } : {}), ...headers };
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    const header = (requestHeaders as Record<string, string>)[name];
    if (header === undefined) query[name] = value;
    else if (value !== undefined) own[header] = value;
  }
  return {
    // A caller uses the path, and openapi-fetch the parameters, so that middleware gets the template.
    filledPath,
    params: { path: values, query },
    headers: own,
    body,
    baseUrl,
    signal,
    timeout,
    retries,
  };
};
