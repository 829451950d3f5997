import { headerNames } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../../core/clock.ts';
import { invalid } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import { editDraft } from '../../domain/drafts/edit-draft.ts';
import { requireMatch, toEtag } from '../../domain/drafts/revision.ts';
import { emit } from '../../domain/events.ts';
import { jsonText } from '../../http/json-text.ts';
import { insertAll, remove, update } from '../../store/rows.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import { refusePaused } from '../billing/index.ts';
import { defineFeature } from '../feature.ts';
import {
  checkTheme,
  demoTheme,
  exportTheme,
  liveTheme,
  readTheme,
  type ThemeDocument,
  themeForChange,
  themeRows,
  themes,
} from './theme.ts';

/** The theme of a workspace with its draft and published state. */
export const themeFeature = defineFeature({
  tables: [themes],
  /** The theme of a workspace. Pages refer to its tokens instead of copying them, so a change doesn't modify pages. */
  handlers: {
    async getTheme({ db, tenant, setHeader }) {
      const { draft_version, draft } = await readTheme(db, tenant);
      setHeader('etag', toEtag(draft_version));
      return jsonText(draft);
    },

    async updateTheme({ context, db, tenant, input, setHeader, requestId }) {
      const earlier = await themeForChange(db, tenant);
      requireMatch(input.header?.[headerNames.ifMatch], earlier.draft_version);
      const edited = editDraft<ThemeDocument>(earlier.draft, input.body, schemas.Theme);
      const theme = { ...edited, updated_at: timestamp(context) };
      const draft = JSON.stringify(theme);
      const draft_version = earlier.draft_version + 1;
      // Themes have no rollback, so earlier drafts aren't kept.
      await update(db, 'themes', toTenant(tenant), { draft_version, draft });
      await emit(context, db, tenant, 'theme.updated', theme, requestId);
      setHeader('etag', toEtag(draft_version));
      return jsonText(draft);
    },

    async publishTheme({ context, db, tenant, requestId }) {
      const { draft_version: version, draft } = await themeForChange(db, tenant);
      await update(db, 'themes', toTenant(tenant), { live_version: version, live: draft });
      const publication = { version, published_at: timestamp(context) };
      await emit(context, db, tenant, 'theme.published', publication, requestId);
      return publication;
    },
  },
  /** The theme that visitors of the published site see. */
  control: {
    getLiveTheme: async ({ context, db, workspace, input: { query } }) => {
      const tenant = { workspace_id: workspace.id, mode: query?.mode ?? 'test' };
      await refusePaused(context, db, tenant);
      return liveTheme(db, tenant);
    },
  },
  /** The theme of a workspace with its draft: one record, in the members of a seed. */
  records: {
    theme: {
      schema: 'ThemeRecord',
      list: async ({ db, tenant }) => [
        { id: 'current', theme: (await liveTheme(db, tenant)).document, ...(await exportTheme(db, tenant)) },
      ],
      async change({ db, tenant }, { after }) {
        const records = after as TenantRecords;
        const fields = checkTheme({ path: '', records, settings: {} });
        if (fields.length > 0) throw invalid(fields);
        await remove(db, 'themes', toTenant(tenant));
        await insertAll(db, themeRows({ tenant }, records));
      },
    },
  },
  seed: { demo: demoTheme, rows: themeRows, check: checkTheme, exportRecords: exportTheme },
});
