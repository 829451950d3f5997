import { requirePeer } from './require-peer.ts';

/** The requests of one load, as autocannon takes them. */
type LoadOptions = {
  readonly url: string;
  readonly connections: number;
  /** Seconds; or `amount`, the number of requests. */
  readonly duration?: number;
  readonly amount?: number;
  /** Requests per second of all connections. */
  readonly overallRate?: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Different requests, in turn, instead of a single one. */
  readonly requests?: readonly {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }[];
};

/** What is used of autocannon's result. */
type LoadResult = {
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  /** Seconds. */
  readonly duration: number;
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
};

/**
 * Sends a load with autocannon.
 *
 * @param name what is measured, for the error
 * @throws Error if a response is not a success, since fast errors would distort the result
 */
export const sendLoad = async (name: string, options: LoadOptions): Promise<LoadResult> => {
  const autocannon = requirePeer('autocannon') as (options: LoadOptions) => Promise<LoadResult>;
  const result = await autocannon(options);
  const { errors, non2xx } = result;
  if (errors + non2xx > 0)
    throw new Error(`${name}: ${non2xx} responses were errors, ${errors} requests failed.`);
  return result;
};
