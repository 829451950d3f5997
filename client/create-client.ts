import { basePath, mediaTypes, type paths } from '@workspace-api/contract';
import createOpenApiClient, { type Client } from 'openapi-fetch';
import { checkOptions } from './calls/check-options.ts';
import { createFetch, type FetchOptions } from './fetch/create-fetch.ts';
import { type Hooks, hooks } from './hooks/hooks.ts';

/** An openapi-fetch client for the contract's paths. */
export type WorkspaceFetchClient = Client<paths, typeof mediaTypes.json>;

/** The options of a caller. */
export type CallerOptions = FetchOptions & {
  /** The base URL of the API, with its version: `https://api.example.test/v1`. */
  readonly baseUrl: string;
  /** Headers of every request; the headers of a call replace them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** The options of a client. */
export type ClientOptions = CallerOptions & Hooks;

const names: readonly (keyof ClientOptions)[] = [
  'baseUrl',
  'token',
  'authorize',
  'fetch',
  'headers',
  'timeout',
  'retries',
  'maxDelay',
  'onRequest',
  'onResponse',
  'onRetry',
  'observe',
  'newKey',
  'clock',
  'random',
];

/**
 * Checks the options of a client, and replaces the functions among them by the wrapper that calls them.
 *
 * @throws TypeError for an unknown option, or a base URL that is missing, relative or has a query
 */
const prepareOptions = (all: ClientOptions): CallerOptions => {
  checkOptions('the client', all, names);
  const { onRequest, onResponse, ...options } = all;
  const { baseUrl, clock, observe = (next) => next as typeof fetch } = options;
  if (!/^https?:\/\/[^/?#][^?#]*$/i.test(String(baseUrl))) {
    throw new TypeError(
      `Expected an absolute URL without a query as baseUrl, such as https://api.example.test${basePath}, got ${JSON.stringify(baseUrl)}.`,
    );
  }
  const called = hooks({ onRequest, onResponse }, clock);
  return { ...options, observe: (next) => observe(called(next)) };
};

/**
 * Creates a client like {@link createClient}, for small bundles: it doesn't check its options, and has no hooks.
 *
 * @example
 * const caller = createCaller({ baseUrl, token });
 * const agent = await getAgent(caller, 'acme', 'agt_01K9REFUND');
 */
export const createCaller = (options: CallerOptions): WorkspaceFetchClient =>
  createOpenApiClient<paths, typeof mediaTypes.json>({
    baseUrl: options.baseUrl,
    fetch: createFetch(options),
    headers: { Accept: mediaTypes.json, ...options.headers },
  });

/**
 * Creates an openapi-fetch client: one method per HTTP method, typed by the contract's paths.
 *
 * Its calls resolve to `{ data, response }` or `{ error, response }`, and reject with a {@link TransportError} if the API sent
 * no response. {@link unwrap} and {@link toResult} are shorter ways to read them.
 *
 * @throws TypeError for an unknown option, or a base URL that is missing, relative or has a query
 * @example
 * const client = createClient({ baseUrl: 'https://api.example.test/v1', token: 'key_test_…' });
 * const { data } = await unwrap(client.GET('/workspaces/{slug}/pages', { params: { path: { slug: 'acme' } } }));
 */
export const createClient = (options: ClientOptions): WorkspaceFetchClient =>
  createCaller(prepareOptions(options));
