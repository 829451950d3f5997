import { headerNames, inlineValue, type OperationShape, operationList } from '@workspace-api/contract';
import { preferHeader } from '../../../preferences.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Call, Middleware } from '../call.ts';
import { type PlainResponse, requestIdHeader } from '../plain-response.ts';
import type { Violation } from '../violation.ts';
import { preferenceApplied } from './forced-response.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

// RFC 9110 section 5.6.2.
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/** The headers that a preflight asks for. Anything else in its place is left out. */
const getRequestedHeaders = (call: Call): string[] =>
  (call.header('Access-Control-Request-Headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => token.test(name));

// Fetch standard, CORS-safelisted methods: a browser permits them whatever the answer says.
const safelisted: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Why a browser refuses the request that a preflight asks for; undefined if it makes it. */
const findMethodViolation = (call: Call, methods: readonly string[]): Violation | undefined => {
  const requestedMethod = call.header('Access-Control-Request-Method') ?? '';
  if (requestedMethod === '' || safelisted.has(requestedMethod) || methods.includes(requestedMethod))
    return undefined;
  const match = methods.find((method) => method === requestedMethod.toUpperCase());
  const advice = match ? `Methods are case-sensitive: use ${match}.` : `Pages may use ${methods.join(', ')}.`;
  const message = `The browser refuses the method ${inlineValue(requestedMethod)} after this preflight. ${advice}`;
  return { in: 'method', path: '', reason: 'unknown_value', message };
};

/** What operations declare. */
type Declared = {
  readonly methods: readonly string[];
  readonly requestHeaders: readonly string[];
  readonly responseHeaders: readonly string[];
};

/** Collects what operations declare. Called once in a process, not for each sandbox: it takes some 0.4 ms. */
export const declaredBy = (operations: readonly OperationShape[]): Declared => ({
  methods: unique(operations.map(({ method }) => method)),
  requestHeaders: unique(operations.flatMap(({ parameters }) => parameters.header.map(({ name }) => name))),
  responseHeaders: unique(
    operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
    ),
  ),
});

type CrossOriginOptions = {
  /** By the operations of the API, whose methods and headers a page may use. */
  readonly declared: Declared;
  /** The origin whose pages may read the answer; undefined for none. */
  readonly allowOrigin: (call: Call) => string | undefined;
  /** Origins whose pages may send credentials too, that is cookies (`credentials: 'include'`). */
  readonly credentialOrigins: ReadonlySet<string>;
  /** Request headers that the operations do not declare, and a browser names without being asked. */
  readonly requestHeaders?: readonly string[];
  /** Response headers that the operations do not declare. */
  readonly responseHeaders?: readonly string[];
};

/**
 * Lets pages of other origins call an API from a browser, and answers preflights (Fetch standard, CORS protocol). A page may
 * send any header: libraries add their own.
 */
export const crossOrigin = ({
  declared,
  allowOrigin,
  credentialOrigins,
  requestHeaders = [],
  responseHeaders = [],
}: CrossOriginOptions): Middleware => {
  const { methods } = declared;
  const allowedHeaders = unique(['Content-Type', ...declared.requestHeaders, ...requestHeaders]);
  const exposedHeaders = unique([
    ...declared.responseHeaders,
    requestIdHeader,
    'Date',
    ...responseHeaders,
  ]).join(',');
  const preflight = (call: Call): PlainResponse => {
    const violation = findMethodViolation(call, methods);
    if (violation) call.violations = { items: [violation], omitted: 0 };
    return {
      status: 204,
      headers: {
        'Access-Control-Allow-Headers': unique([...allowedHeaders, ...getRequestedHeaders(call)]).join(','),
        'Access-Control-Allow-Methods': methods.join(','),
        // Seconds for which a browser caches this answer.
        'Access-Control-Max-Age': '600',
      },
      body: null,
    };
  };
  return (call) => {
    const requestOrigin = call.header('Origin');
    const hasCredentials = requestOrigin !== undefined && credentialOrigins.has(requestOrigin);
    const origin = hasCredentials ? requestOrigin : allowOrigin(call);
    if (origin !== undefined) {
      call.headers['Access-Control-Allow-Origin'] = origin;
      call.headers['Access-Control-Expose-Headers'] = exposedHeaders;
      if (hasCredentials) call.headers['Access-Control-Allow-Credentials'] = 'true';
    }
    if (credentialOrigins.size > 0 || (origin ?? '*') !== '*') call.headers[headerNames.vary] = 'Origin';
    if (call.request.method === 'OPTIONS') return preflight(call);
  };
};

declare module '../../domain/app-context.ts' {
  interface AppContext {
    /** The origins whose pages may send credentials. */
    readonly credentialOrigins: ReadonlySet<string>;
  }
}

const declared = declaredBy(operationList);

/**
 * Lets pages of any origin call the API. A browser never adds a bearer token by itself, so a foreign page has no credentials
 * to borrow.
 */
export const anyOrigin = ({ credentialOrigins }: Pick<AppContext, 'credentialOrigins'>): Middleware =>
  crossOrigin({
    declared,
    allowOrigin: () => '*',
    credentialOrigins,
    requestHeaders: ['Authorization', preferHeader],
    responseHeaders: [preferenceApplied, 'WWW-Authenticate'],
  });
