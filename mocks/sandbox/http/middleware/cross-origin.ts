import { headerNames, inlineValue, type OperationShape, operationList } from '@workspace-api/contract';
import type { Call, Middleware, Violation } from '../call.ts';
import { type PlainResponse, requestIdHeader } from '../call.ts';
import { preferenceApplied } from './forced-response.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

// Fetch standard, CORS-safelisted methods: a browser permits them whatever the response contains.
const safelisted: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Finds why a browser refuses the request after a preflight; undefined if it sends the request. */
const findMethodViolation = (call: Call, methods: readonly string[]): Violation | undefined => {
  const requestedMethod = call.header('Access-Control-Request-Method') ?? '';
  if (requestedMethod === '' || safelisted.has(requestedMethod) || methods.includes(requestedMethod))
    return undefined;
  const match = methods.find((method) => method === requestedMethod.toUpperCase());
  const advice = match ? `Methods are case-sensitive: use ${match}.` : `Pages may use ${methods.join(', ')}.`;
  const message = `The browser refuses the method ${inlineValue(requestedMethod)} after this preflight. ${advice}`;
  return { in: 'method', path: '', reason: 'unknown_value', message };
};

/**
 * Lets pages of other origins call an API from a browser, and responds to preflights (Fetch standard, CORS protocol). A
 * page may send any header, because libraries add their own. Pages of some origins may also send cookies
 * (`credentials: 'include'`). Creating it takes about 0.4 ms, so it is done once per process rather than for each sandbox.
 *
 * @param operations declare the methods that pages may use, and the response headers that they may read
 * @param more response headers that the operations don't declare
 * @param allowOrigin the origin whose pages may read the response; undefined for none
 */
export const crossOrigin = (
  operations: readonly OperationShape[],
  more: readonly string[],
  allowOrigin: (call: Call) => string | undefined,
): Middleware => {
  const methods = unique(operations.map(({ method }) => method));
  const responses = operations.flatMap(({ responses }) => Object.values(responses));
  const declared = responses.flatMap(({ headers }) => Object.keys(headers));
  const responseHeaders = unique([...declared, requestIdHeader, 'Date', ...more]).join(',');
  const preflight = (call: Call): PlainResponse => {
    const violation = findMethodViolation(call, methods);
    if (violation) call.violations = { items: [violation], omitted: 0 };
    return {
      status: 204,
      headers: {
        'Access-Control-Allow-Headers': call.header('Access-Control-Request-Headers') ?? '*',
        'Access-Control-Allow-Methods': methods.join(','),
        // How long a browser caches this response, in seconds.
        'Access-Control-Max-Age': '600',
      },
      body: null,
    };
  };
  return (call) => {
    const { credentialOrigins } = call.context;
    const requestOrigin = call.header('Origin');
    const hasCredentials = requestOrigin !== undefined && credentialOrigins.has(requestOrigin);
    const origin = hasCredentials ? requestOrigin : allowOrigin(call);
    if (origin !== undefined) {
      call.headers['Access-Control-Allow-Origin'] = origin;
      call.headers['Access-Control-Expose-Headers'] = responseHeaders;
      if (hasCredentials) call.headers['Access-Control-Allow-Credentials'] = 'true';
    }
    if (credentialOrigins.size > 0 || (origin ?? '*') !== '*') call.headers[headerNames.vary] = 'Origin';
    if (call.request.method === 'OPTIONS') return preflight(call);
  };
};

const more = [preferenceApplied, 'WWW-Authenticate', 'Allow'];

/**
 * Lets pages of any origin call the API. A browser never adds a bearer token on its own, so a foreign page can't use
 * another page's credentials.
 */
export const anyOrigin = crossOrigin(operationList, more, () => '*');
