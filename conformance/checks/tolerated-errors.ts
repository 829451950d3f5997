import { type ErrorName, errors, type ToleratedError } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { member } from './body.ts';
import { getDetails, getErrorCode } from './error-body.ts';
import { sameValue } from './same-value.ts';

/** Whether a status equals the given one (`404`) or belongs to the given class (`5XX`). */
export const statusFits = (status: number, pattern: string): boolean =>
  pattern.endsWith('XX') ? Math.floor(status / 100) === Number(pattern[0]) : status === Number(pattern);

/** The accepted responses to the condition of a declared error: the contract's own, and those tolerated (`x-tolerated`). */
export const acceptedErrors = (name: ErrorName): readonly ToleratedError[] => {
  const { status, code, tolerated } = errors[name];
  return [{ status: String(status), code }, ...tolerated];
};

/**
 * Whether a response is one of these errors, with these members of `details`. An empty status or a missing code matches any.
 */
export const fitsError = (
  exchange: Exchange,
  accepted: readonly ToleratedError[],
  details: Readonly<Record<string, unknown>> = {},
): boolean => {
  const isAccepted = accepted.some(
    ({ status, code }) =>
      (status === '' || statusFits(exchange.status, status)) &&
      (code === undefined || getErrorCode(exchange) === code),
  );
  const actualDetails = getDetails(exchange);
  return (
    isAccepted &&
    Object.entries(details).every(([name, value]) => sameValue(member(actualDetails, name), value))
  );
};

/** Every status or class of an error code that the service document lists; undefined for other codes. */
export const getCodeStatuses = (code: string): readonly string[] | undefined => statusesByCode.get(code);

const statusesByCode = new Map<string, readonly string[]>();
for (const name of Object.keys(errors) as ErrorName[]) {
  if (!errors[name].listed) continue;
  const { code } = errors[name];
  const statuses = acceptedErrors(name).flatMap((error) => (error.code === code ? [error.status] : []));
  statusesByCode.set(code, [...new Set([...(statusesByCode.get(code) ?? []), ...statuses])]);
}

/**
 * Whether a path is one that only tests send: a segment with escapes or a dot at its end, or a workspace in capitals. A framework
 * may respond with a redirect to the usual notation of the path, before any operation sees the request.
 */
export const isMadeUp = (url: string): boolean => {
  const { pathname } = new URL(url);
  return /%|\.(?:\/|$)|\/workspaces\/[^/]*[A-Z]/.test(pathname);
};

/** Whether a response redirects a made-up path. That gives no access, so it is as good as a refusal. */
export const redirectsMadeUpPath = ({ status, request }: Exchange): boolean =>
  statusFits(status, '3XX') && isMadeUp(request.url);
