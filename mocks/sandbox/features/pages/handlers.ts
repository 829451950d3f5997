import { headerNames } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../../core/clock.ts';
import { invalid } from '../../core/problem.ts';
import { editDraft } from '../../domain/drafts/edit-draft.ts';
import { requireMatch, toEtag } from '../../domain/drafts/revision.ts';
import { emit } from '../../domain/events.ts';
import type { Handlers } from '../../http/handler.ts';
import { jsonText } from '../../http/json-text.ts';
import { findDraft, pageVersion, savePageDraft } from './drafts.ts';
import type { PageDocument } from './page-document.ts';
import { publishDrafts } from './publication.ts';
import { pages } from './resource.ts';
import { slugFlaw } from './slugs.ts';

const unknownVersion = (version: number) =>
  invalid([
    { path: '/version', reason: 'unknown_value', message: `The page has no saved draft ${version}.` },
  ]);

/** Page documents. Drafts are edited and rolled back one by one, and published all together. */
export const pageHandlers: Handlers<
  'listPages' | 'getPage' | 'updatePage' | 'rollbackPage' | 'publishPages'
> = {
  listPages: ({ db, tenant, page }) => pages.list(db, tenant, page),

  async getPage({ db, tenant, input, setHeader }) {
    const page = await findDraft(db, tenant, input.path.id);
    setHeader('etag', toEtag(page.draft_version));
    return jsonText(page.document);
  },

  async updatePage({ context, db, tenant, input, setHeader, requestId }) {
    const page = await findDraft(db, tenant, input.path.id);
    requireMatch(input.header?.[headerNames.ifMatch], page.draft_version);
    const document = editDraft<PageDocument>(
      page.document,
      input.body,
      schemas.PageDocument,
      slugFlaw(page.slug),
    );
    const json = JSON.stringify(document);
    const saved = await savePageDraft(context, db, page, document, json);
    await emit(context, db, tenant, 'pages.updated', pages.show(saved), requestId);
    setHeader('etag', toEtag(saved.draft_version));
    return jsonText(json);
  },

  async rollbackPage({ context, db, tenant, input, setHeader, requestId }) {
    const page = await findDraft(db, tenant, input.path.id);
    const earlier = await pageVersion(db, page, input.body.version);
    if (earlier === undefined) throw unknownVersion(input.body.version);
    const saved = await savePageDraft(context, db, page, JSON.parse(earlier) as PageDocument, earlier);
    await emit(context, db, tenant, 'pages.updated', pages.show(saved), requestId);
    setHeader('etag', toEtag(saved.draft_version));
    return jsonText(earlier);
  },

  async publishPages({ context, db, tenant, requestId }) {
    const live = await publishDrafts(db, tenant);
    const publication = {
      published: live.map(({ id, draft_version }) => ({ id, version: draft_version })),
      published_at: timestamp(context),
    };
    await emit(context, db, tenant, 'pages.published', publication, requestId);
    return publication;
  },
};
