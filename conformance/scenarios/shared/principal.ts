import { operations, type Scope } from '@workspace-api/contract';
import { isObject, member } from '../../checks/body.ts';
import type { Case } from '../../engine/scenario.ts';

/** The principal of a token, as GET /me returns it. */
export type Me = { token: { id: string; scopes: Scope[]; mode: string }; workspace: { slug: string } };

/** Reads the principal of a token. Ends the case if that is refused, or if it lacks the token or the workspace. */
export const readMe = async (t: Case, token: string = t.target.token): Promise<Me> => {
  const me = (await t.prepare({ operation: operations.getMe.id, token })).json();
  return isObject(member(me, 'token')) && isObject(member(me, 'workspace'))
    ? (me as Me)
    : t.notExercised([], 'a principal that shows its token and its workspace');
};

/** Returns a session that has expired. All cases share it. */
export const expiredSession = (t: Case): Promise<string> =>
  t.once('an expired session', async () => {
    const expire = t.needs('expire-token');
    const { token, id } = await t.subjects.freshSession();
    await expire({ id: id ?? (await readMe(t, token)).token.id });
    return token;
  });

/** Reads the slug of the current workspace of a token. Ends the case if that is refused. */
export const readCurrentSlug = async (t: Case, token: string = t.target.token): Promise<string> =>
  (await t.prepare({ operation: operations.getCurrentWorkspace.id, token })).json<{ slug: string }>().slug;
