import { type Scope, scopes } from '@workspace-api/contract';
import { challengeMethod, challengePattern } from '../pkce.ts';
import { isRedirectAllowed, redirectRule } from './redirect-uri.ts';

/** The query parameters of a client's request for the sign-in page. */
export type AuthorizeRequest = {
  readonly redirectUri: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly scopes: readonly Scope[];
};

/** An invalid request. The error is sent to the client if the redirect URI is valid; otherwise the page shows it. */
export type AuthorizeError = {
  /** RFC 6749 section 4.1.2.1. */
  readonly error: 'invalid_request' | 'invalid_scope';
  readonly description: string;
  readonly redirectUri?: string;
  readonly state?: string | undefined;
};

const required = ['code_challenge', 'redirect_uri', 'state', 'scope'] as const;
const methodName = 'code_challenge_method';

/** A parameter must not be repeated, and an empty parameter counts as missing (RFC 6749 section 3.1). */
const findError = (query: URLSearchParams): Pick<AuthorizeError, 'error' | 'description'> | undefined => {
  const invalid = (description: string) => ({ error: 'invalid_request' as const, description });
  const repeated = [...required, methodName].find((name) => query.getAll(name).length > 1);
  if (repeated) return invalid(`${repeated} is repeated.`);
  const missing = required.filter((name) => !query.get(name));
  if (missing.length > 0) return invalid(`Missing parameters: ${missing.join(', ')}.`);
  // The default is S256 (Authentication, OAuth flow, step 1).
  if ((query.get(methodName) || challengeMethod) !== challengeMethod)
    return invalid(`${methodName} must be ${challengeMethod}.`);
  if (!challengePattern.test(query.get('code_challenge') ?? ''))
    return invalid('code_challenge must be a SHA-256 in base64url, 43 characters without padding.');
  const unknown = parseScopes(query).filter((scope) => !(scopes as readonly string[]).includes(scope));
  if (unknown.length === 0) return undefined;
  return { error: 'invalid_scope', description: `Unknown scopes: ${unknown.join(', ')}.` };
};

const parseScopes = (query: URLSearchParams): string[] => [
  ...new Set((query.get('scope') ?? '').split(' ').filter((scope) => scope !== '')),
];

/** Parses the query of the sign-in page (Authentication, OAuth flow, step 1). @param origins as for `isRedirectAllowed` */
export const parseAuthorizeRequest = (
  query: URLSearchParams,
  origins?: ReadonlySet<string>,
): AuthorizeRequest | AuthorizeError => {
  const redirectUri = query.get('redirect_uri') ?? '';
  const isSingle = query.getAll('redirect_uri').length === 1;
  if (isSingle && redirectUri !== '' && !isRedirectAllowed(redirectUri, origins))
    return { error: 'invalid_request', description: redirectRule };
  const error = findError(query);
  const state = query.getAll('state').length === 1 ? query.get('state') || undefined : undefined;
  if (error) return { ...error, state, ...(isSingle && redirectUri !== '' ? { redirectUri } : {}) };
  return {
    redirectUri,
    state: state ?? '',
    codeChallenge: query.get('code_challenge') ?? '',
    scopes: parseScopes(query) as Scope[],
  };
};
