import { keyPrefixes, scopes, sessionPrefix } from '@workspace-api/contract';
import { toBase64url, utf8 } from '#host/bytes.ts';
import { readScopes } from '../../core/principal.ts';
import type { KnownToken } from '../../domain/app-context.ts';

/** A known token: by default a key of acme in test mode, with every scope, and with the workspace's slug as its secret. */
export const knownToken = ({
  id,
  kind = 'key',
  mode = 'test',
  workspace = 'acme',
  purpose,
  secret = keyPrefixes[mode] + workspace,
  scopes: granted = scopes,
}: Pick<KnownToken, 'id' | 'purpose'> & Partial<KnownToken>): KnownToken => ({
  id,
  secret,
  kind,
  mode,
  workspace,
  scopes: granted,
  purpose,
});

// The claims of a session's JWT, without a valid signature. The sandbox finds the token by its hash.
const demoJwt = [
  { alg: 'HS256', typ: 'JWT' },
  { sub: 'usr_01K9OWNER', jti: 'tok_01K9SESSION' },
]
  .map((part) => toBase64url(utf8(JSON.stringify(part))))
  .join('.');

/** The demo tokens, most useful first. No other service accepts them. */
export const demoTokens: readonly KnownToken[] = [
  knownToken({ id: 'tok_01K9DEMO', purpose: 'every scope, test mode, with the demo records' }),
  knownToken({
    id: 'tok_01K9READER',
    secret: `${keyPrefixes.test}acme_readonly`,
    scopes: readScopes,
    purpose: 'read scopes only',
  }),
  knownToken({ id: 'tok_01K9LIVE', mode: 'live', purpose: 'every scope, live mode, no records yet' }),
  knownToken({ id: 'tok_01K9OTHER', workspace: 'globex', purpose: 'every scope in the other workspace' }),
  knownToken({
    id: 'tok_01K9SESSION',
    secret: `${sessionPrefix}${demoJwt}.demo`,
    kind: 'session',
    purpose: "the owner's session, reaches both workspaces",
  }),
];
