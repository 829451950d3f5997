import { fromUtf8 } from '#host/bytes.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Call } from '../http/call.ts';
import { controlSignInPath, dashboardPath } from '../http/mounts.ts';
import type { PlainResponse } from '../http/plain-response.ts';
import type { RouteDefinition } from '../http/router.ts';
import { readBody } from '../http/validation/read-body.ts';
import { formatCookie, promptForToken } from './control-token.ts';
import { ownCallers } from './guard.ts';

const dashboard = `${dashboardPath}/`;

/** The maximum size of a form, in bytes. */
const formBytes = 16_384;

/** A path of this origin. Any other target becomes the dashboard, so that links can't redirect a user elsewhere. */
const ownPath = (call: Call, next: string | null): string => {
  const { origin } = new URL(call.request.url);
  if (next === null || !URL.canParse(next, origin)) return dashboard;
  const target = new URL(next, origin);
  // Two slashes at the start of a path lead to another host (RFC 3986 section 4.2).
  const isOwn = target.origin === origin && !target.pathname.startsWith('//');
  return isOwn ? target.pathname + target.search : dashboard;
};

/**
 * Signs a browser in to the control plane. It exchanges a token for a cookie: either `?token=` of the address that the
 * command prints, or the token of a form. The browser's address no longer contains the token afterwards.
 */
export const signInRoutes = (context: AppContext): RouteDefinition[] => {
  const { token } = context.controlAccess;
  const enter = (
    call: Call,
    submittedToken: string | null,
    next: string,
  ): PlainResponse | Promise<PlainResponse> => {
    const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Location: next };
    if (token === undefined) return { status: 303, headers, body: null };
    if (submittedToken === null) return promptForToken(next);
    if (!token.isToken(submittedToken)) return promptForToken(next, true);
    return { status: 303, headers: { ...headers, 'Set-Cookie': formatCookie(call, token) }, body: null };
  };
  return [
    {
      method: 'GET',
      path: controlSignInPath,
      middlewares: [
        ownCallers(context),
        (call) => enter(call, call.query.get('token'), ownPath(call, call.query.get('next'))),
      ],
    },
    {
      method: 'POST',
      path: controlSignInPath,
      middlewares: [
        ownCallers(context),
        async (call) => {
          const form = new URLSearchParams(fromUtf8(await readBody(call, formBytes)));
          return enter(call, form.get('token') ?? '', ownPath(call, form.get('next')));
        },
      ],
    },
  ];
};
