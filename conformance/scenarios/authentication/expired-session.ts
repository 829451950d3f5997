import type { Case } from '../../engine/case/case.ts';
import { readMe } from '../shared/principal.ts';

/** Returns a session that has expired. All cases share it. */
export const expiredSession = (t: Case): Promise<string> =>
  t.once('an expired session', async () => {
    const expire = t.needs('expire-token');
    const { token, id } = await t.subjects.freshSession();
    await expire({ id: id ?? (await readMe(t, token)).token.id });
    return token;
  });
