import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../app-context.ts';
import { editDraft } from '../drafts/edit-draft.ts';
import { etagOf, requireMatch } from '../drafts/revision.ts';
import { keysetPage, mapPage } from '../lists/keyset.ts';
import { invalid } from '../problem.ts';
import {
  findPage,
  findPageForSave,
  type PageDocument,
  pageDraft,
  pageVersion,
  publishDrafts,
  savePageDraft,
  showPage,
} from '../store/pages.ts';
import { emit } from '../webhooks/emit.ts';
import type { Handlers } from './handler.ts';

const neverSaved = (version: number) =>
  invalid([
    { path: '/version', reason: 'unknown_value', message: `The page has no saved draft ${version}.` },
  ]);

/** Page documents: drafts that are edited and rolled back, and published all together. */
export const pages: Handlers<'listPages' | 'getPage' | 'updatePage' | 'rollbackPage' | 'publishPages'> = {
  async listPages({ db, tenant, page }) {
    const query = db
      .selectFrom('pages')
      .selectAll()
      .where('workspace_id', '=', tenant.workspaceId)
      .where('mode', '=', tenant.mode);
    return mapPage(await keysetPage(query, 'created_at', page), showPage);
  },

  async getPage({ db, tenant, input, setHeader }) {
    const page = await findPage(db, tenant, input.path.id);
    setHeader('etag', etagOf(page.draft_version));
    return JSON.parse(await pageDraft(db, page)) as PageDocument;
  },

  async updatePage({ context, db, tenant, input, setHeader, requestId }) {
    const page = await findPageForSave(db, tenant, input.path.id);
    requireMatch(input.header?.['If-Match'], page.draft_version);
    const draft: unknown = JSON.parse(await pageDraft(db, page));
    const document = editDraft<PageDocument>(draft, input.body, schemas.PageDocument);
    const saved = await savePageDraft(context, db, page, document);
    await emit(context, db, tenant, 'pageUpdated', showPage(saved), requestId);
    setHeader('etag', etagOf(saved.draft_version));
    return document;
  },

  async rollbackPage({ context, db, tenant, input, setHeader, requestId }) {
    const page = await findPageForSave(db, tenant, input.path.id);
    const earlier = await pageVersion(db, page.id, input.body.version);
    if (earlier === undefined) throw neverSaved(input.body.version);
    const document = JSON.parse(earlier) as PageDocument;
    const saved = await savePageDraft(context, db, page, document);
    await emit(context, db, tenant, 'pageUpdated', showPage(saved), requestId);
    setHeader('etag', etagOf(saved.draft_version));
    return document;
  },

  async publishPages({ context, db, tenant, requestId }) {
    const live = await publishDrafts(db, tenant);
    const publication = {
      published: live.map(({ id, draft_version }) => ({ id, version: draft_version })),
      published_at: timestamp(context),
    };
    await emit(context, db, tenant, 'pagesPublished', publication, requestId);
    return publication;
  },
};
