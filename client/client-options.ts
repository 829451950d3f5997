import type { FetchOptions } from './fetch/create-fetch.ts';

/** What a client is created with. */
export type ClientOptions = FetchOptions & {
  /** The address of the API, with the version: `https://api.example.test/v1`. */
  readonly baseUrl: string;
};
