import { headerNames } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../../core/clock.ts';
import { editDraft } from '../../domain/drafts/edit-draft.ts';
import { requireMatch, toEtag } from '../../domain/drafts/revision.ts';
import { emit } from '../../domain/events.ts';
import type { Handlers } from '../../http/handler.ts';
import { jsonText } from '../../http/json-text.ts';
import {
  publishThemeDraft,
  saveThemeDraft,
  type ThemeDocument,
  themeDraft,
  themeDraftForSave,
} from './rows.ts';

/** The theme of a workspace. Pages refer to its tokens instead of copying them, so a change doesn't modify pages. */
export const theme: Handlers<'getTheme' | 'updateTheme' | 'publishTheme'> = {
  async getTheme({ db, tenant, setHeader }) {
    const { version, document } = await themeDraft(db, tenant);
    setHeader('etag', toEtag(version));
    return jsonText(document);
  },

  async updateTheme({ context, db, tenant, input, setHeader, requestId }) {
    const draft = await themeDraftForSave(db, tenant);
    requireMatch(input.header?.[headerNames.ifMatch], draft.version);
    const edited = editDraft<ThemeDocument>(draft.document, input.body, schemas.Theme);
    const { version, document } = await saveThemeDraft(context, db, tenant, draft, edited);
    await emit(context, db, tenant, 'theme.updated', JSON.parse(document) as ThemeDocument, requestId);
    setHeader('etag', toEtag(version));
    return jsonText(document);
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
