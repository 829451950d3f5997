import { operations, type Scope } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { readMe } from '../shared/principal.ts';

/** Returns a session with this scope that may read its principal. A session from the configuration may have other scopes. */
export const sessionWith = (t: Case, scope: Scope): Promise<{ token: string }> =>
  t.once(`session with ${scope}`, () => {
    const scopes = [...new Set([operations.getMe.scope, scope])];
    return t.needs('session-token')({ workspace: t.target.workspace, scopes });
  });

/** The scopes that a session shows. It has none here if it is in another workspace or mode. */
export const scopesHere = async (t: Case, session: string): Promise<readonly Scope[]> => {
  const { token, workspace } = await readMe(t, session);
  return workspace.slug === t.target.workspace && token.mode === t.target.mode ? token.scopes : [];
};
