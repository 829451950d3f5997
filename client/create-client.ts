import { mediaTypes, type paths } from '@workspace-api/contract';
import createOpenApiClient, { type Client } from 'openapi-fetch';
import { createFetch, type FetchOptions } from './fetch/create-fetch.ts';

/** The options of a client. */
export type ClientOptions = FetchOptions & {
  /** The base URL of the API, with its version: `https://api.example.test/v1`. */
  readonly baseUrl: string;
};

/** An openapi-fetch client for the contract's paths. */
export type WorkspaceFetchClient = Client<paths, typeof mediaTypes.json>;

/**
 * Creates an openapi-fetch client: one method per HTTP method, typed by the contract's paths.
 *
 * Its calls resolve to `{ data, response }` or `{ error, response }`, and reject with a {@link TransportError} if the API sent
 * no response. {@link unwrap} and {@link toResult} are shorter ways to read them.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://api.example.test/v1', token: 'key_test_…' });
 * const { data } = await unwrap(client.GET('/workspaces/{slug}/pages', { params: { path: { slug: 'acme' } } }));
 */
export const createClient = ({ baseUrl, ...options }: ClientOptions): WorkspaceFetchClient =>
  createOpenApiClient<paths, typeof mediaTypes.json>({
    baseUrl,
    fetch: createFetch(options),
    headers: { Accept: mediaTypes.json },
  });
