import { scopes } from '@workspace-api/contract';
import { toHex, utf8 } from '#host/bytes.ts';
import { hmacSha256With } from '#host/crypto.ts';
import type { Principal } from '../../core/principal.ts';
import { equalStrings } from '../../core/token-secret.ts';
import type { KnownToken } from '../../domain/app-context.ts';
import type { Seed } from '../../store/seed/seed-records.ts';
import { demoTokens, knownToken } from './demo-tokens.ts';

const ownIds = { test: 'tok_OWNT', live: 'tok_OWNL' } as const;

const createKnownKey = (slug: string, mode: KnownToken['mode']): KnownToken =>
  knownToken({
    id: `${ownIds[mode]}${toHex(utf8(slug))}`,
    mode,
    workspace: slug,
    purpose: `every scope in ${slug}, ${mode} mode, with your records`,
  });

/** Whether a secret is the public one of a known token. A key that was rotated has another. */
const isPublicSecret = ({ mode, workspace: { slug } }: Principal, secret: string): boolean =>
  secret === createKnownKey(slug, mode).secret || demoTokens.some((token) => token.secret === secret);

/** The keys of the workspaces that a seed adds. */
export const seedTokens = ({ workspaces }: Seed): KnownToken[] => {
  const demoWorkspaces = new Set(demoTokens.map(({ workspace }) => workspace));
  return workspaces
    .filter(({ slug }) => !demoWorkspaces.has(slug))
    .flatMap(({ slug }) => [createKnownKey(slug, 'test'), createKnownKey(slug, 'live')]);
};

/** Describes a demo token's purpose in a sandbox without demo records. */
const withoutDemo = (token: KnownToken): KnownToken => {
  if (token.kind === 'session') return { ...token, purpose: "the owner's session, reaches every workspace" };
  const which = token.scopes.length === scopes.length ? 'every scope' : 'read scopes only,';
  return { ...token, purpose: `${which} in ${token.workspace}, ${token.mode} mode` };
};

/** All tokens with fixed secrets, starting with the tokens of the seed's first workspace. */
export const knownTokens = (records: Seed | undefined): readonly KnownToken[] => {
  if (records === undefined) return demoTokens;
  const first = records.workspaces[0]?.slug;
  const isFirst = ({ workspace }: KnownToken) => Number(workspace === first);
  const all = [...seedTokens(records), ...demoTokens.map(withoutDemo)];
  return all.toSorted((one, other) => isFirst(other) - isFirst(one));
};

/**
 * Accepts the public secrets only with a suffix that is derived from a key, so that they are the same after a restart, a
 * reset or in a peer. The stored tokens stay unchanged: a sandbox of this machine can use the same records with the
 * public secrets, and the records of such a sandbox can be served to other machines.
 *
 * @param key 32 random bytes
 */
export const createOwnSecrets = (key: Uint8Array) => {
  const hmac = hmacSha256With(key);
  const toOwn = (secret: string): string => `${secret}_${toHex(hmac(secret)).slice(0, 32)}`;
  return {
    /** A known token with the secret that this sandbox accepts. */
    show: (token: KnownToken): KnownToken => ({ ...token, secret: toOwn(token.secret) }),
    /** The secret under which a token is stored, for the secret of a request. */
    toStored(secret: string): string {
      const stored = /^(.+)_[0-9a-f]{32}$/.exec(secret)?.[1];
      if (stored === undefined) return secret;
      return equalStrings(toOwn(stored), secret) ? stored : secret;
    },
    /** Whether the secret of a request is public and therefore not accepted for this token. */
    isRefused: isPublicSecret,
  };
};

/**
 * The secrets of the known tokens. They are stored, and shown in documents, with public secrets. A sandbox that other
 * machines can reach accepts secrets of its own instead.
 */
export type KnownSecrets = ReturnType<typeof createOwnSecrets>;
