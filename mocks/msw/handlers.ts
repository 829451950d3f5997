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
};

const checks: { readonly [Name in keyof Required<HandlersOptions>]: OptionCheck } = {
  origin: { takes: "an origin, such as 'https://api.acme.example'", accepts: isOrigin },
};

/**
 * Creates the handlers of MSW that pass requests to a sandbox in the same page or process: the requests to the API and to the
 * control plane. All others are left to the next handlers and to `onUnhandledRequest`.
 *
 * @param sandbox created by `createSandbox`
 * @throws InvalidOptionError for an unknown option, or an origin with a path
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
  const { origin } = options;
  return [
    http.all(
      ({ request }) => {
        const url = new URL(request.url);
        return (
          (origin === undefined || url.origin === origin) &&
          (isApiPath(url.pathname) || isControlPath(url.pathname))
        );
      },
      ({ request }) =>
        sandbox.fetch(request).catch((error: unknown) => {
          // The caller of an aborted request is already notified. MSW would print the error, and respond with 500.
          if (request.signal.aborted || isConnectionReset(error)) return Response.error();
          throw error;
        }),
    ),
  ];
};
