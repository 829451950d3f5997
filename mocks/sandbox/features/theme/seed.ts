import { examples } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { SeedTarget } from '../../core/seed-target.ts';
import type { Db } from '../../store/database.ts';
import { type Insertion, insertion } from '../feature.ts';

/** Inserts the demo theme, which has a draft newer than its published version. */
export const seedTheme = async (db: Db): Promise<void> => {
  const draft = examples['theme-published'].version;
  await db
    .insertInto('themes')
    .values({ ...acmeColumns, draft_version: draft, published_version: draft - 1 })
    .execute();
  const document = JSON.stringify(examples.theme);
  const versions = Array.from({ length: draft }, (_, index) => ({
    ...acmeColumns,
    version: index + 1,
    document,
  }));
  await db.insertInto('theme_versions').values(versions).execute();
};

/** The rows of a seed file's theme. */
export const themeRows = ({ owned }: SeedTarget, { theme }: TenantRecords): readonly Insertion[] =>
  theme === undefined
    ? []
    : [
        insertion('themes', [{ ...owned, draft_version: 1, published_version: 1 }]),
        insertion('theme_versions', [{ ...owned, version: 1, document: JSON.stringify(theme) }]),
      ];
