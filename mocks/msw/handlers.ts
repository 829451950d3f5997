import { basePath, operations } from '@workspace-api/contract';
import { type HttpHandler, http } from 'msw';
import { checkNamedOptions, type OptionCheck } from '../sandbox/core/option-checks.ts';
import { isConnectionReset } from '../sandbox/http/fault-injection/lost-response.ts';
import { isApiPath, isControlPath } from '../sandbox/http/mounts.ts';
import { isOrigin } from '../sandbox/http/own-pages.ts';

/** The options of `handlers`. */
export type HandlersOptions = {
  /**
   * The origin of the API's URLs, such as `https://api.acme.example`. Default: every origin. Set it if the page also calls
   * another API whose paths start with `/v1`.
   */
  readonly origin?: string;
  /**
   * The base URL that your code calls in place of `/v1`: a path on every origin, such as `/api`, or a URL, such as
   * `https://shop.example/api`. Paths of the control plane stay `/_sandbox`. Default: `/v1`.
   */
  readonly baseUrl?: string;
};

/** Parses a base URL. @returns its origin, if it has one, and its path without a trailing slash; undefined if it is invalid */
const parseBaseUrl = (baseUrl: string): { origin: string | undefined; path: string } | undefined => {
  const isPath = baseUrl.startsWith('/');
  const address = isPath ? `http://sandbox${baseUrl}` : baseUrl;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(address);
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '') return undefined;
  return { origin: isPath ? undefined : origin, path: pathname.replace(/\/+$/, '') };
};

const checks: { readonly [Name in keyof Required<HandlersOptions>]: OptionCheck } = {
  origin: { takes: "an origin, such as 'https://api.acme.example'", accepts: isOrigin },
  baseUrl: {
    takes: "a path or a URL without a query, such as '/api' or 'https://shop.example/api'",
    accepts: (value) => typeof value === 'string' && parseBaseUrl(value) !== undefined,
  },
};

/** Copies a request to another path. Not every browser has the body of a request as a stream. */
const withPath = async (request: Request, path: string): Promise<Request> => {
  const { method, headers, signal } = request;
  const url = new URL(request.url);
  url.pathname = path;
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.arrayBuffer();
  return new Request(url, { method, headers, signal, ...(body?.byteLength && { body }) });
};

/**
 * Creates the handlers of MSW that pass requests to a sandbox in the same page or process: the requests to the API and to the
 * control plane. All others are left to the next handlers and to `onUnhandledRequest`.
 *
 * @param sandbox created by `createSandbox`
 * @throws InvalidOptionError for an unknown option or an invalid value, such as an origin with a path
 *
 * @example
 * import { createSandbox } from '@workspace-api/mock';
 * import { handlers } from '@workspace-api/mock/msw';
 * import { setupWorker } from 'msw/browser';
 *
 * await setupWorker(...handlers(await createSandbox())).start({ onUnhandledRequest: 'bypass' });
 */
export const handlers = (
  sandbox: { fetch(request: Request): Promise<Response> },
  options: HandlersOptions = {},
): HttpHandler[] => {
  checkNamedOptions('handlers', checks, options);
  const base = options.baseUrl === undefined ? undefined : parseBaseUrl(options.baseUrl);
  const origin = options.origin ?? base?.origin;
  /** The sandbox's path for a path of the page; undefined for a path of neither the API nor the control plane. */
  const toSandboxPath = (path: string): string | undefined => {
    if (isControlPath(path) || path === operations.getCliConfig.path) return path;
    if (base === undefined) return isApiPath(path) ? path : undefined;
    return `${path}/`.startsWith(`${base.path}/`) ? basePath + path.slice(base.path.length) : undefined;
  };
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const path = toSandboxPath(pathname);
    return sandbox.fetch(path === undefined || path === pathname ? request : await withPath(request, path));
  };
  return [
    http.all(
      ({ request }) => {
        const url = new URL(request.url);
        return (origin === undefined || url.origin === origin) && toSandboxPath(url.pathname) !== undefined;
      },
      ({ request }) =>
        respond(request).catch((error: unknown) => {
          // The caller of an aborted request is already notified. MSW would print the error, and respond with 500.
          if (request.signal.aborted || isConnectionReset(error)) return Response.error();
          throw error;
        }),
    ),
  ];
};
