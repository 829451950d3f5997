import { headerNames } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../../core/clock.ts';
import { editDraft } from '../../domain/drafts/edit-draft.ts';
import { requireMatch, toEtag } from '../../domain/drafts/revision.ts';
import { emit } from '../../domain/events.ts';
import type { Handlers } from '../../http/handler.ts';
import { jsonText } from '../../http/json-text.ts';
import { publishThemeDraft, readTheme, saveThemeDraft, type ThemeDocument, themeForChange } from './rows.ts';

/** The theme of a workspace. Pages refer to its tokens instead of copying them, so a change doesn't modify pages. */
export const theme: Handlers<'getTheme' | 'updateTheme' | 'publishTheme'> = {
  async getTheme({ db, tenant, setHeader }) {
    const { draft_version, draft } = await readTheme(db, tenant);
    setHeader('etag', toEtag(draft_version));
    return jsonText(draft);
  },

  async updateTheme({ context, db, tenant, input, setHeader, requestId }) {
    const earlier = await themeForChange(db, tenant);
    requireMatch(input.header?.[headerNames.ifMatch], earlier.draft_version);
    const edited = editDraft<ThemeDocument>(earlier.draft, input.body, schemas.Theme);
    const { draft_version, draft } = await saveThemeDraft(context, db, tenant, earlier, edited);
    await emit(context, db, tenant, 'theme.updated', JSON.parse(draft) as ThemeDocument, requestId);
    setHeader('etag', toEtag(draft_version));
    return jsonText(draft);
  },

  async publishTheme({ context, db, tenant, requestId }) {
    const publication = {
      version: await publishThemeDraft(db, tenant),
      published_at: timestamp(context),
    };
    await emit(context, db, tenant, 'theme.published', publication, requestId);
    return publication;
  },
};
