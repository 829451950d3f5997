import { mediaTypes, type paths } from '@workspace-api/contract';
import createOpenApiClient, { type Client } from 'openapi-fetch';
import { createFetch, type FetchOptions } from './fetch/create-fetch.ts';

/** What a client is created with. */
export type ClientOptions = FetchOptions & {
  /** The address of the API, with the version: `https://api.example.test/v1`. */
  readonly baseUrl: string;
};

/** The openapi-fetch client of the contract's paths. */
export type WorkspaceFetchClient = Client<paths, typeof mediaTypes.json>;

/**
 * Creates an openapi-fetch client: one method per HTTP method, typed by the contract's paths.
 *
 * Its calls resolve to `{ data, response }` or `{ error, response }`, and reject with a {@link TransportError} where no
 * answer of the API came. {@link unwrap} and {@link toResult} are two shorter ways to read them.
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
