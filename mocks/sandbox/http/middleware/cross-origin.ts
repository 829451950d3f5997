import { headerNames, type OperationShape } from '@workspace-api/contract';
import type { Answer } from '../answer.ts';
import type { Call, Middleware } from '../call.ts';
import { requestIdHeader } from '../request-id.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

type CrossOriginOptions = {
  /** The operations of the API, whose methods and headers a page may use. */
  readonly operations: readonly OperationShape[];
  /** The origin whose pages may read the answer; undefined for none. */
  readonly allowOrigin: (call: Call) => string | undefined;
  /** Request headers that the operations do not declare. */
  readonly requestHeaders?: readonly string[];
  /** Response headers that the operations do not declare. */
  readonly responseHeaders?: readonly string[];
};

/** Lets pages of other origins call an API from a browser, and answers preflights (Fetch standard, CORS protocol). */
export const crossOrigin = ({
  operations,
  allowOrigin,
  requestHeaders = [],
  responseHeaders = [],
}: CrossOriginOptions): Middleware => {
  const allowed = operations.flatMap(({ parameters }) => parameters.header.map(({ name }) => name));
  const exposed = operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ headers }) => Object.keys(headers));
  const exposedHeaders = unique([...exposed, requestIdHeader, 'Date', ...responseHeaders]).join(',');
  const preflight: Answer = {
    status: 204,
    headers: {
      'Access-Control-Allow-Headers': unique(['Content-Type', ...allowed, ...requestHeaders]).join(','),
      'Access-Control-Allow-Methods': unique(operations.map(({ method }) => method)).join(','),
      // Seconds for which a browser caches this answer.
      'Access-Control-Max-Age': '600',
    },
    body: null,
  };
  return (call) => {
    const origin = allowOrigin(call);
    if (origin !== undefined) {
      call.headers['Access-Control-Allow-Origin'] = origin;
      call.headers['Access-Control-Expose-Headers'] = exposedHeaders;
      if (origin !== '*') call.headers[headerNames.vary] = 'Origin';
    }
    if (call.request.method === 'OPTIONS') return preflight;
  };
};
