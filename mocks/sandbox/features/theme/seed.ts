import { examples } from '@workspace-api/contract';
import type { FieldError } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import type { SeedPlace } from '../../store/seed/seed-checks.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { SeedTarget } from '../../store/seed/seed-target.ts';
import { type Insertion, insertion } from '../feature.ts';
import { changedTheme } from './rows.ts';

const { version: draftVersion } = examples['theme-published'];

/** The demo theme, whose draft is newer than its published version. */
export const demoTheme = {
  theme: examples.theme,
  theme_version: draftVersion - 1,
  theme_draft: { version: draftVersion, document: examples.theme },
} as TenantRecords;

/** The rows of a seed file's theme and its draft. */
export const themeRows = (
  { tenant }: Pick<SeedTarget, 'tenant'>,
  { theme, theme_version = 1, theme_draft }: TenantRecords,
): readonly Insertion[] => {
  if (theme === undefined) return [];
  const draft = theme_draft ?? { version: theme_version, document: theme };
  return [
    insertion('themes', [
      {
        ...tenant,
        draft_version: draft.version,
        draft: JSON.stringify(draft.document),
        live_version: theme_version,
        live: JSON.stringify(theme),
      },
    ]),
  ];
};

/** Finds contradictions between a seed file's theme and its draft. */
export const checkTheme = ({
  path,
  records: { theme, theme_version = 1, theme_draft },
}: SeedPlace): FieldError[] => {
  if (theme_draft === undefined) return [];
  if (theme === undefined)
    return [{ path: `${path}/theme`, reason: 'missing', message: 'A draft needs a published theme.' }];
  if (theme_draft.version > theme_version) return [];
  const message = `The version of the draft must be greater than the version of the theme, ${theme_version}.`;
  return [{ path: `${path}/theme_draft/version`, reason: 'out_of_range', message }];
};

/** Reads the theme of a tenant for a seed. Returns nothing for the initial theme. */
export const exportTheme = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const changed = await changedTheme(db, tenant);
  if (changed === undefined) return {};
  const { draft_version, draft, live_version, live } = changed;
  return {
    theme: JSON.parse(live),
    ...(live_version > 1 && { theme_version: live_version }),
    ...(draft_version > live_version && {
      theme_draft: { version: draft_version, document: JSON.parse(draft) },
    }),
  };
};
