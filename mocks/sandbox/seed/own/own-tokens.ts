import { idPrefixes, scopes } from '@workspace-api/contract';
import { type DemoToken, demoTokens } from '../demo-tokens.ts';
import type { OwnRecords } from './own-records.ts';

const keyOf = (slug: string, mode: DemoToken['mode']): DemoToken => ({
  id: `${idPrefixes.ApiKey}_OWN${mode === 'test' ? 'T' : 'L'}${Buffer.from(slug).toString('hex')}`,
  token: `key_${mode}_${slug}`,
  kind: 'key',
  mode,
  workspace: slug,
  scopes,
  purpose: `every scope in ${slug}, ${mode} mode, with your records`,
});

/** The keys of the workspaces that records of one's own bring, known beforehand as the demo tokens are. */
export const ownTokens = ({ workspaces }: OwnRecords): DemoToken[] => {
  const known = new Set(demoTokens.map(({ workspace }) => workspace));
  return workspaces
    .filter(({ slug }) => !known.has(slug))
    .flatMap(({ slug }) => [keyOf(slug, 'test'), keyOf(slug, 'live')]);
};

const plainMode = ({ mode, workspace }: DemoToken) => `in ${workspace}, ${mode} mode`;

/** The demo tokens reach what they always do, and no demo records. */
const withoutDemo = (token: DemoToken): DemoToken => {
  if (token.kind === 'session') return { ...token, purpose: "the owner's session, reaches every workspace" };
  const which = token.scopes.length === scopes.length ? 'every scope' : 'reading scopes only,';
  return { ...token, purpose: `${which} ${plainMode(token)}` };
};

/** All tokens that are known beforehand; first the one of the workspace that the records begin with. */
export const knownTokens = (records: OwnRecords | undefined): readonly DemoToken[] => {
  if (records === undefined) return demoTokens;
  const first = records.workspaces[0]?.slug;
  const all = [...ownTokens(records), ...demoTokens.map(withoutDemo)];
  return [
    ...all.filter(({ workspace }) => workspace === first),
    ...all.filter(({ workspace }) => workspace !== first),
  ];
};
