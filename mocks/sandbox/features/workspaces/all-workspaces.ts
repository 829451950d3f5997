import type { Selectable } from 'kysely';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { Tables } from '../../store/tables.ts';

/** All workspaces by their slugs, but that of the first known token first: the one that a reader is shown. */
export const allWorkspaces = async (
  { knownTokens }: Pick<AppContext, 'knownTokens'>,
  db: Db,
): Promise<Selectable<Tables['workspaces']>[]> => {
  const first = knownTokens[0]?.workspace;
  const found = await db.selectFrom('workspaces').selectAll().orderBy('slug').execute();
  return found.toSorted((a, b) => Number(b.slug === first) - Number(a.slug === first));
};
