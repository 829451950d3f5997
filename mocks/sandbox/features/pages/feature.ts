import { headerNames, inlineValue } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { timestamp } from '../../core/clock.ts';
import { invalidField, problem } from '../../core/problem.ts';
import { editDraft } from '../../domain/drafts/edit-draft.ts';
import { requireMatch, respondWithRevision } from '../../domain/drafts/revision.ts';
import { emit, type Work } from '../../domain/work.ts';
import type { Call } from '../../http/call.ts';
import { refusePaused } from '../billing/index.ts';
import { defineFeature } from '../feature.ts';
import { liveTheme } from '../theme/index.ts';
import {
  findDraft,
  type PageWithDraft,
  pageVersion,
  requireFreeSlug,
  savePageDraft,
  slugFlaw,
} from './drafts.ts';
import { livePage, publishDrafts, renderPage } from './publication.ts';
import { pages } from './resource.ts';
import { checkPages, type PageDocument, versionRows } from './seed.ts';

/** Saves a document as the new draft of a page, and responds with it. */
const saveDraft = async (
  request: Work & Pick<Call, 'setHeader'>,
  page: PageWithDraft,
  document: PageDocument,
) => {
  const saved = await savePageDraft(request, page, document);
  await emit(request, 'pages.updated', pages.show(saved));
  return respondWithRevision(request, saved.draft_version, document);
};

/** Page documents with drafts and a published state. */
export const pagesFeature = defineFeature({
  resources: [pages],
  /** Page documents. Drafts are edited and rolled back one by one, and published all together. */
  handlers: {
    listPages: pages.list,

    async getPage(request) {
      const page = await findDraft(request, request.input.path.id);
      return respondWithRevision(request, page.draft_version, JSON.parse(page.document) as PageDocument);
    },

    async updatePage(request) {
      const { path, header, body } = request.input;
      const page = await findDraft(request, path.id);
      requireMatch(header?.[headerNames.ifMatch], page.draft_version);
      const hasFlaw = slugFlaw(page.slug);
      const document = editDraft<PageDocument>(page.document, body, schemas.PageDocument, hasFlaw);
      return saveDraft(request, page, document);
    },

    async rollbackPage(request) {
      const { path, body } = request.input;
      const page = await findDraft(request, path.id);
      const earlier = await pageVersion(request.db, page, body.version);
      if (earlier === undefined)
        throw invalidField('/version', 'unknown_value', `The page has no saved draft ${body.version}.`);
      return saveDraft(request, page, JSON.parse(earlier) as PageDocument);
    },

    async publishPages(request) {
      const live = await publishDrafts(request);
      return emit(request, 'pages.published', {
        published: live.map(({ id, draft_version }) => ({ id, version: draft_version })),
        published_at: timestamp(request.context),
      });
    },
  },
  /** Pages that visitors of the published site see. */
  control: {
    getLivePage: async (request) => {
      await refusePaused(request);
      const slug = request.input.path.page;
      const page = await livePage(request, slug);
      if (!page)
        throw problem('not-found', { message: `No page is published under the slug ${inlineValue(slug)}.` });
      return { ...page, rendered: renderPage(page.document, (await liveTheme(request)).document) };
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
