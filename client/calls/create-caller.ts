import { mediaTypes } from '@workspace-api/contract';
import type { ClientOptions } from '../create-client.ts';
import { createFetch } from '../fetch/create-fetch.ts';
import type { FetchResult } from '../results/to-result.ts';
import type { Caller } from './operation.ts';

type Values = Readonly<Record<string, unknown>>;
type Init = Pick<RequestInit, 'headers' | 'signal'> & {
  readonly baseUrl?: string;
  readonly params?: { readonly path?: Values; readonly query?: Values };
  readonly body?: unknown;
  /** `stream` leaves the body unread. Otherwise it is parsed as JSON. */
  readonly parseAs?: 'stream';
};

const createUrl = (
  baseUrl: string,
  path: string,
  { path: values, query }: NonNullable<Init['params']>,
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values?.[name])));
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries as [string, string][]).toString();
  return baseUrl.replace(/\/$/, '') + filled + (search && `?${search}`);
};

/**
 * Creates a client for methods and functions, a tenth of the size of {@link createClient}'s. It has no middleware, and supports
 * only JSON bodies and plain parameters, which is all that the contract uses.
 *
 * @example
 * const caller = createCaller({ baseUrl, token });
 * const agent = await getAgent(caller, 'acme', 'agt_01K9REFUND');
 */
export const createCaller = ({ baseUrl, ...options }: ClientOptions): Caller => {
  const send = createFetch(options);
  return {
    async request(method: string, path: string, init: Init = {}): Promise<FetchResult> {
      const { params = {}, body, parseAs, baseUrl: base = baseUrl } = init;
      const headers = new Headers(init.headers);
      if (!headers.has('Accept')) headers.set('Accept', mediaTypes.json);
      if (body !== undefined) headers.set('Content-Type', mediaTypes.json);
      const response = await send(createUrl(base, path, params), {
        method: method.toUpperCase(),
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: init.signal ?? null,
      });
      if (!response.ok) return { response, error: await response.json() };
      if (parseAs) return { response, data: response.body };
      return { response, data: response.status === 204 ? undefined : await response.json() };
    },
  };
};
