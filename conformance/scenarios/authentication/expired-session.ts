import type { Case } from '../../engine/case/case.ts';
import { readMe } from '../shared/principal.ts';

/** Returns a session that has expired. */
export const expiredSession = async (t: Case): Promise<string> => {
  const expire = t.needs('expire-token');
  const { token, id } = await t.needs('session-token')({ workspace: t.target.workspace });
  const me = await readMe(t, token);
  await expire({ id: id ?? me.token.id });
  return token;
};
