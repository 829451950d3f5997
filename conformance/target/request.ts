import { headerNames, type OperationId } from '@workspace-api/contract';
import type { SentRequest } from './exchange.ts';
import type { SendOptions } from './http-client.ts';

/** The User-Agent of every request that the gate sends. */
export const userAgent = 'workspace-conformance';

/** A request without a body, for the gate's own use. */
export const plainRequest = (method: string, url: string, token: string): SentRequest => ({
  method,
  url,
  headers: { authorization: `Bearer ${token}`, 'user-agent': userAgent },
  body: null,
});

type QueryValue = string | number | boolean;

/** A request in the contract's terms. */
export type OperationRequest = SendOptions & {
  operation: OperationId;
  /** Another method than the operation's, to its path. Only the scenario checks the response. */
  method?: string;
  /** Path parameters. `slug` defaults to the workspace under test. */
  path?: Record<string, string>;
  /** An array repeats its parameter. */
  query?: Record<string, QueryValue | readonly QueryValue[] | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sends no body, even if the configuration has a sample for it. */
  noBody?: boolean;
  /** Sent as is, instead of `body`. */
  rawBody?: string | Uint8Array;
  /** Replaces the run's own token; null sends no Authorization header. */
  token?: string | null;
  accept?: string;
};

/** The header that makes a write safe to repeat. */
export const idempotencyKey = (key: string): Record<string, string> => ({
  [headerNames.idempotencyKey]: key,
});
