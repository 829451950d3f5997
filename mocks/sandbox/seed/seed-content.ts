import { type components, examples } from '@workspace-api/contract';
import { fold } from '../store/log-entries.ts';
import type { Db } from '../store/store.ts';
import { acmeColumns } from './tenants.ts';

type Schemas = components['schemas'];

const documents = [examples['page-home'], examples['page-menu'], examples['page-about']];

const seedPages = async (db: Db) => {
  const pages = examples['page-list'].data;
  await db
    .insertInto('pages')
    .values(pages.map((page) => ({
        ...page,
        ...acmeColumns,
        published_slug: page.published_version === null ? null : page.slug,
      })))
    .execute();
  // The examples show the newest draft of each page; versions before it are taken to have looked the same.
  const versions = pages.flatMap(({ id, slug, draft_version, created_at }) => {
    const document = JSON.stringify(documents.find((page) => page.metadata.slug === slug));
    return Array.from({ length: draft_version }, (_, index) => ({
      page_id: id,
      version: index + 1,
      document,
      created_at,
    }));
  });
  await db.insertInto('page_versions').values(versions).execute();
};

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

/** The demo pages, forms with their submissions, log entries and invoices. */
export const seedContent = async (db: Db): Promise<void> => {
  await seedPages(db);
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
  const invoices = examples['invoice-list'].data as Schemas['Invoice'][];
  await db
    .insertInto('invoices')
    .values(invoices.map((invoice) => ({ ...invoice, ...acmeColumns, created_at: invoice.period_end })))
    .execute();
};
