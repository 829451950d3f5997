import { mediaTypes, type paths } from '@workspace-api/contract';
import createOpenApiClient, { type Client } from 'openapi-fetch';
import { createFetch } from './fetch/create-fetch.ts';
import { type ClientOptions, prepareOptions } from './hooks/client-options.ts';

/** An openapi-fetch client for the contract's paths. */
export type WorkspaceFetchClient = Client<paths, typeof mediaTypes.json>;

/**
 * Creates an openapi-fetch client: one method per HTTP method, typed by the contract's paths.
 *
 * Its calls resolve to `{ data, response }` or `{ error, response }`, and reject with a {@link TransportError} if the API sent
 * no response. {@link unwrap} and {@link toResult} are shorter ways to read them.
 *
 * @throws TypeError for an unknown option, or a base URL that is missing or relative
 * @example
 * const client = createClient({ baseUrl: 'https://api.example.test/v1', token: 'key_test_…' });
 * const { data } = await unwrap(client.GET('/workspaces/{slug}/pages', { params: { path: { slug: 'acme' } } }));
 */
export const createClient = (options: ClientOptions): WorkspaceFetchClient => {
  const send = createFetch(prepareOptions(options));
  const { baseUrl, headers } = options;
  return createOpenApiClient<paths, typeof mediaTypes.json>({
    baseUrl,
    fetch: send,
    headers: { Accept: mediaTypes.json, ...headers },
  });
};
