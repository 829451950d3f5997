import { keyPrefixes, scopes, sessionPrefix } from '@workspace-api/contract';
import { toBase64url, utf8 } from '#host/bytes.ts';
import type { KnownToken } from '../../domain/known-token.ts';

const readScopes = scopes.filter((scope) => scope.endsWith(':read'));

// The claims of a session's JWT, without a valid signature. The sandbox finds the token by its hash.
const demoJwt = [
  { alg: 'HS256', typ: 'JWT' },
  { sub: 'usr_01K9OWNER', jti: 'tok_01K9SESSION' },
]
  .map((part) => toBase64url(utf8(JSON.stringify(part))))
  .join('.');

/** The demo tokens, most useful first. No other service accepts them. */
export const demoTokens: readonly KnownToken[] = [
  {
    id: 'tok_01K9DEMO',
    secret: `${keyPrefixes.test}acme`,
    kind: 'key',
    mode: 'test',
    workspace: 'acme',
    scopes,
    purpose: 'every scope, test mode, with the demo records',
  },
  {
    id: 'tok_01K9READER',
    secret: `${keyPrefixes.test}acme_readonly`,
    kind: 'key',
    mode: 'test',
    workspace: 'acme',
    scopes: readScopes,
    purpose: 'read scopes only',
  },
  {
    id: 'tok_01K9LIVE',
    secret: `${keyPrefixes.live}acme`,
    kind: 'key',
    mode: 'live',
    workspace: 'acme',
    scopes,
    purpose: 'every scope, live mode, no records yet',
  },
  {
    id: 'tok_01K9OTHER',
    secret: `${keyPrefixes.test}globex`,
    kind: 'key',
    mode: 'test',
    workspace: 'globex',
    scopes,
    purpose: 'every scope in the other workspace',
  },
  {
    id: 'tok_01K9SESSION',
    secret: `${sessionPrefix}${demoJwt}.demo`,
    kind: 'session',
    mode: 'test',
    workspace: 'acme',
    scopes,
    purpose: "the owner's session, reaches both workspaces",
  },
];
