import { type components, examples } from '@workspace-api/contract';
import { acmeColumns } from '../../seed/tenants.ts';
import type { Db } from '../../store/database.ts';
import { fold } from '../logs/rows.ts';

type Schemas = components['schemas'];

const seedForms = async (db: Db) => {
  const forms = (examples['form-list'].data as Schemas['Form'][]).map(
    ({ fields, on_submit, ...form }, index) => ({
      ...form,
      ...acmeColumns,
      fields: JSON.stringify(fields),
      on_submit: on_submit ? JSON.stringify(on_submit) : null,
      // The example lists them newest first; the record shows no time.
      created_at: new Date(Date.UTC(2026, 8, 20 - index)).toISOString(),
    }),
  );
  await db.insertInto('forms').values(forms).execute();
  const submissions = examples['submission-list'].data.map((submission) => ({
    ...submission,
    ...acmeColumns,
    data: JSON.stringify(submission.data),
  }));
  await db.insertInto('submissions').values(submissions).execute();
};

/** The demo forms with their submissions, and the log. */
export const seedContent = async (db: Db): Promise<void> => {
  await seedForms(db);
  const entries = examples['log-list'].data as Schemas['LogEntry'][];
  await db
    .insertInto('log_entries')
    .values(
      entries.map((entry, index) => ({
        ...entry,
        ...acmeColumns,
        id: `log_01K9L${entries.length - index}`,
        folded: fold(entry.message),
      })),
    )
    .execute();
};
