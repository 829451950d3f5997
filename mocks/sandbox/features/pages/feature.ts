import { headerNames, inlineValue } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../../core/clock.ts';
import { invalid, problem } from '../../core/problem.ts';
import { editDraft } from '../../domain/drafts/edit-draft.ts';
import { requireMatch, toEtag } from '../../domain/drafts/revision.ts';
import { emit } from '../../domain/events.ts';
import { jsonText } from '../../http/json-text.ts';
import { refusePaused } from '../billing/index.ts';
import { defineFeature } from '../feature.ts';
import { liveTheme } from '../theme/index.ts';
import { checkPages } from './check-seed.ts';
import { findDraft, pageVersion, requireFreeSlug, savePageDraft, slugFlaw } from './drafts.ts';
import type { PageDocument } from './page-document.ts';
import { livePage, publishDrafts, renderPage } from './publication.ts';
import { pages, pageVersions, releasedSlugs } from './resource.ts';
import { versionRows } from './seed.ts';

const unknownVersion = (version: number) =>
  invalid([
    { path: '/version', reason: 'unknown_value', message: `The page has no saved draft ${version}.` },
  ]);

/** Page documents with drafts and a published state. */
export const pagesFeature = defineFeature({
  resources: [pages],
  tables: [pageVersions, releasedSlugs],
  /** Page documents. Drafts are edited and rolled back one by one, and published all together. */
  handlers: {
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
  },
  /** Pages that visitors of the published site see. */
  control: {
    getLivePage: async ({ context, db, workspace, input: { path, query } }) => {
      const tenant = { workspace_id: workspace.id, mode: query?.mode ?? 'test' };
      await refusePaused(context, db, tenant);
      const page = await livePage(db, tenant, path.page);
      if (!page)
        throw problem('not-found', {
          message: `No page is published under the slug ${inlineValue(path.page)}.`,
        });
      return { ...page, rendered: renderPage(page.document, (await liveTheme(db, tenant)).document) };
    },
  },
  records: {
    pages: {
      allow: ({ context, db, tenant }, { id = '', slug }) =>
        requireFreeSlug(db, { id, ...tenant }, slug, context.clock.now()),
    },
  },
  seed: { rows: versionRows, check: checkPages },
});
