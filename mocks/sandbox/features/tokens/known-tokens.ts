import { keyPrefixes, scopes } from '@workspace-api/contract';
import { fromHex, fromUtf8, toHex, utf8 } from '#host/bytes.ts';
import type { KnownToken } from '../../domain/known-token.ts';
import type { Seed } from '../../store/seed/seed-records.ts';
import { demoTokens } from './demo-tokens.ts';

const ownIds = { test: 'tok_OWNT', live: 'tok_OWNL' } as const;

const createKnownKey = (slug: string, mode: KnownToken['mode']): KnownToken => ({
  id: `${ownIds[mode]}${toHex(utf8(slug))}`,
  secret: `${keyPrefixes[mode]}${slug}`,
  kind: 'key',
  mode,
  workspace: slug,
  scopes,
  purpose: `every scope in ${slug}, ${mode} mode, with your records`,
});

/** Whether a secret is the public one of a known token. A key that was rotated has another. */
export const hasPublicSecret = (id: string, secret: string): boolean => {
  const demoToken = demoTokens.find((token) => token.id === id);
  if (demoToken) return demoToken.secret === secret;
  return (['test', 'live'] as const).some(
    (mode) =>
      id.startsWith(ownIds[mode]) &&
      createKnownKey(fromUtf8(fromHex(id.slice(ownIds[mode].length))), mode).secret === secret,
  );
};

/** The keys of the workspaces that a seed adds. */
export const seedTokens = ({ workspaces }: Seed): KnownToken[] => {
  const demoWorkspaces = new Set(demoTokens.map(({ workspace }) => workspace));
  return workspaces
    .filter(({ slug }) => !demoWorkspaces.has(slug))
    .flatMap(({ slug }) => [createKnownKey(slug, 'test'), createKnownKey(slug, 'live')]);
};

const plainMode = ({ mode, workspace }: KnownToken) => `in ${workspace}, ${mode} mode`;

/** Describes a demo token's purpose in a sandbox without demo records. */
const withoutDemo = (token: KnownToken): KnownToken => {
  if (token.kind === 'session') return { ...token, purpose: "the owner's session, reaches every workspace" };
  const which = token.scopes.length === scopes.length ? 'every scope' : 'read scopes only,';
  return { ...token, purpose: `${which} ${plainMode(token)}` };
};

/** All tokens with fixed secrets, starting with the tokens of the seed's first workspace. */
export const knownTokens = (records: Seed | undefined): readonly KnownToken[] => {
  if (records === undefined) return demoTokens;
  const first = records.workspaces[0]?.slug;
  const all = [...seedTokens(records), ...demoTokens.map(withoutDemo)];
  return [
    ...all.filter(({ workspace }) => workspace === first),
    ...all.filter(({ workspace }) => workspace !== first),
  ];
};
