import { requestHeaders } from '@workspace-api/contract';
import type { CallOptions } from './operation.ts';

/** The argument of a method after its path parameters: a body, or the URL of the console. */
export type Takes = 'body' | 'console';

type Options = CallOptions & Record<string, unknown>;

/** Ids that would change the path: an empty one, and the dot segments of a relative URL. */
const misleads = (value: unknown): boolean => typeof value !== 'string' || /^\.{0,2}$/.test(value);

/**
 * Converts the arguments of a method to a request for openapi-fetch. The path parameters come first, in their order, then a
 * body, then options named like the query parameters.
 *
 * @throws TypeError if a path parameter isn't a string, or is empty or a dot segment
 */
export const createRequest = (path: string, input: readonly unknown[], takes?: Takes) => {
  const rest = [...input];
  const baseUrl = takes === 'console' ? rest.shift() : undefined;
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const value = rest.shift();
    if (misleads(value)) {
      throw new TypeError(
        `Expected the ${name} of ${path}, got ${JSON.stringify(value)}. Pass a non-empty string.`,
      );
    }
    return [name, value];
  });
  const body = takes === 'body' ? rest.shift() : undefined;
  const { signal, headers, ...parameters } = (rest[0] ?? {}) as Options;
  // The token is for the API only. An empty header prevents it from being set.
  const own: Record<string, unknown> = { ...(baseUrl !== undefined && { Authorization: '' }), ...headers };
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    const header = (requestHeaders as Record<string, string>)[name];
    if (header === undefined) query[name] = value;
    else if (value !== undefined) own[header] = value;
  }
  return {
    params: { path: Object.fromEntries(values), query },
    headers: own,
    ...(body !== undefined && { body }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(signal && { signal }),
  };
};

/** Separates the options at the end of a method's arguments, if any, from the other arguments. */
export const splitOptions = <Options extends object>(
  input: readonly unknown[],
): [args: readonly unknown[], options: Options] => {
  const last = input.at(-1);
  return typeof last === 'object' && last !== null
    ? [input.slice(0, -1), last as Options]
    : [input, {} as Options];
};
