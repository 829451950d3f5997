import { headerNames } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../../core/clock.ts';
import { invalid } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import { editDraft } from '../../domain/drafts/edit-draft.ts';
import { requireMatch, respondWithRevision } from '../../domain/drafts/revision.ts';
import { emit } from '../../domain/work.ts';
import { insertAll, remove, update } from '../../store/rows.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import { refusePaused } from '../billing/index.ts';
import { defineFeature } from '../feature.ts';
import { liveTheme, readTheme, type ThemeDocument, themeForChange, themeSeed } from './theme.ts';

/** The theme of a workspace with its draft and published state. */
export const themeFeature = defineFeature({
  /** The theme of a workspace. Pages refer to its tokens instead of copying them, so a change doesn't modify pages. */
  handlers: {
    async getTheme(request) {
      const { draft_version, draft } = await readTheme(request);
      return respondWithRevision(request, draft_version, JSON.parse(draft) as ThemeDocument);
    },

    async updateTheme(request) {
      const { context, db, tenant, input } = request;
      const earlier = await themeForChange(request);
      requireMatch(input.header?.[headerNames.ifMatch], earlier.draft_version);
      const edited = editDraft<ThemeDocument>(earlier.draft, input.body, schemas.Theme);
      const theme = { ...edited, updated_at: timestamp(context) };
      const draft = JSON.stringify(theme);
      const draft_version = earlier.draft_version + 1;
      // Themes have no rollback, so earlier drafts aren't kept.
      await update(db, 'themes', toTenant(tenant), { draft_version, draft });
      await emit(request, 'theme.updated', theme);
      return respondWithRevision(request, draft_version, theme);
    },

    async publishTheme(request) {
      const { draft_version: version, draft } = await themeForChange(request);
      await update(request.db, 'themes', toTenant(request.tenant), { live_version: version, live: draft });
      return emit(request, 'theme.published', { version, published_at: timestamp(request.context) });
    },
  },
  /** The theme that visitors of the published site see. */
  control: {
    getLiveTheme: async (request) => {
      await refusePaused(request);
      return liveTheme(request);
    },
  },
  /** The theme of a workspace with its draft: one record, in the members of a seed. */
  records: {
    theme: {
      schema: 'ThemeRecord',
      list: async (work) => [
        { id: 'current', theme: (await liveTheme(work)).document, ...(await themeSeed.exportRecords(work)) },
      ],
      async change({ db, tenant }, { after }) {
        const records = after as TenantRecords;
        const fields = themeSeed.check({ path: '', records, settings: {} });
        if (fields.length > 0) throw invalid(fields);
        await remove(db, 'themes', toTenant(tenant));
        await insertAll(db, themeSeed.rows({ tenant }, records));
      },
    },
  },
  seed: themeSeed,
});
