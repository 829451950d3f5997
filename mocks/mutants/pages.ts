import { headerNames, type OperationId } from '@workspace-api/contract';
import { perServer, type Wrap } from '../wrappers/fetch.ts';
import { during, knowing, meanwhile, showsFirst } from '../wrappers/flawed.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import type { Json } from '../wrappers/json.ts';
import { on, onApi, onRecords, refuseWith } from '../wrappers/on.ts';
import { pagePatches } from './page-patches.ts';
import type { MutantTable } from './table.ts';

type Draft = keyof typeof drafts;

const ifMatch = ({ request }: Incoming): string => request.headers.get(headerNames.ifMatch) ?? '';
const withoutIfMatch = { headers: { [headerNames.ifMatch]: null } };

/** The drafts by the operation that patches them. */
const drafts = {
  updatePage: { read: 'getPage', publish: 'publishPages' },
  updateTheme: { read: 'getTheme', publish: 'publishTheme' },
} as const satisfies Record<string, { read: OperationId; publish: OperationId }>;

/** Publishes the changes of a patch in the same request. */
export const publishesAtOnce = (id: Draft): Wrap => on(id).after(({ call }) => call(drafts[id].publish));

/** Undoes a write of a draft after its success. */
const undone = async ({ send, call, read }: Incoming, id: Draft): Promise<Response> => {
  const value = await read(drafts[id].read);
  const response = await send();
  if (response.ok) await call(id, { body: [{ op: 'replace', path: '', value }] });
  return response;
};

/** Does nothing on a publication during which a draft is patched. */
export const lostPublication = (id: Draft): Wrap =>
  during(on(id), (isOpen) => on(drafts[id].publish).ignored(isOpen));

/** Also changes the titles of other pages that were read. */
export const retitlesPages = (write: 'rollbackPage' | 'publishPages' | 'updateTheme', title: string): Wrap =>
  knowing(on('getPage'), (ids) =>
    on(write).after(async ({ id: own, call }) => {
      const body = [{ op: 'replace', path: '/metadata/title', value: title }];
      for (const id of ids.keys()) if (id !== own) await call('updatePage', { id: String(id), body });
    }),
  );

/** Knows the drafts of pages that were read or changed, by slug. */
const knowingDrafts = (id: 'getPage' | 'updatePage', create: (bySlug: ReadonlyMap<unknown, Json>) => Wrap) =>
  knowing(
    on(id),
    create,
    (_, { metadata }) => (metadata as Json | undefined)?.slug,
    (_, page) => page,
  );

export const pages: MutantTable = {
  ...pagePatches,
  'pages.slug-in-use/slug-of-another-page-taken: Two pages can have the same slug.': on(
    'updatePage',
  ).accepted('slug-in-use', () => ({})),
  'pages.get-is-draft/page-read-from-a-cache: A page is always returned as it was when first read.':
    showsFirst(on('getPage')),
  'pages.patch-leaves-live/page-change-is-live-at-once: A change of a page is live immediately.':
    publishesAtOnce('updatePage'),
  'pages.patch-leaves-live/draft-of-a-published-page-served: Visitors are served the draft of a published page.':
    knowingDrafts('updatePage', (bySlug) =>
      on('getLivePage').member('document', (document, _, { id }) => bySlug.get(id) ?? document),
    ),
  'pages.rollback-leaves-live/rollback-is-live-at-once: A rollback is live immediately.': on(
    'rollbackPage',
  ).after(({ call }) => call('publishPages')),
  'pages.publish-promotes-every-draft/publication-without-effect: Publishing pages succeeds but changes nothing.':
    on('publishPages').ignored(),
  'pages.publish-promotes-every-draft/pages-published-once-only: Only the first publication of pages has an effect.':
    knowing(on('publishPages'), (published) => on('publishPages').ignored(() => published.size > 0)),
  'pages.publish-promotes-every-draft/newest-20-pages-published: Publishing pages publishes only the newest 20 pages.':
    perServer<boolean>((isPublished) => [
      onRecords('addRecord', 'pages').notes(
        isPublished,
        ({ body }) => body.slug,
        () => false,
      ),
      on('publishPages').after(() => {
        for (const slug of [...isPublished.keys()].slice(-20)) isPublished.set(slug, true);
      }),
      on('getLivePage').success((response, { id }) =>
        isPublished.get(id) === false ? refuseWith('not-found') : response,
      ),
    ]),
  'pages.publish-promotes-every-draft/publication-lost-during-a-patch: A publication during a patch of a page succeeds but changes nothing.':
    lostPublication('updatePage'),
  'pages.visitors-see-published/unpublished-page-served: Visitors are served the draft of an unpublished page.':
    knowingDrafts('getPage', (bySlug) =>
      on('getLivePage')
        .of(bySlug)
        .instead(404, (_, { id }) => Response.json({ id: 'page_1', version: 1, document: bySlug.get(id) })),
    ),
  'pages.visitors-see-published/page-served-under-draft-slug: Visitors can request a page by the slug of its draft.':
    on('getLivePage').instead(404, (_, { request, send }) =>
      send({ url: request.url.replace('-renamed', '') }),
    ),
  'pages.publish-keeps-drafts/publish-resets-drafts: A publication changes the drafts.': retitlesPages(
    'publishPages',
    'Published',
  ),
  'pages.rollback-restores/rollback-does-nothing: A rollback succeeds but does not change the draft.': on(
    'rollbackPage',
  ).respond((incoming) => undone(incoming, 'updatePage')),
  'pages.rollback-restores/rollback-touches-other-pages: A rollback restores earlier versions of all pages.':
    retitlesPages('rollbackPage', 'Restored'),
  'pages.rollback-needs-destructive/rollback-with-write-scope: A rollback only requires the scope of a patch.':
    on('rollbackPage').as(() => true),
  'pages.save-makes-version/every-second-save-makes-no-version: Every second save overwrites the previous version, so restoring it returns an older one.':
    on('rollbackPage')
      .when(({ body }) => Number(body.version) % 2 === 0)
      .body((body) => ({ ...body, version: Number(body.version) - 1 })),
  'pages.concurrent-edits/if-match-without-lock: Simultaneous patches all succeed, because If-Match is compared before an earlier patch is saved.':
    meanwhile(on('updatePage'), (second) => second.send(withoutIfMatch)),
  'pages.concurrent-edits/if-match-of-the-theme-by-member: Simultaneous patches of the theme with the same If-Match all succeed if they change different members.':
    meanwhile(on('updateTheme'), (second, _, first) => {
      const [own, other] = [second, first].map(({ body }) =>
        (Object.values(body) as { path: string }[]).map(({ path }) => path).join(),
      );
      return second.send(own === other ? {} : withoutIfMatch);
    }),
  'pages.concurrent-patches-apply/simultaneous-patch-lost: Simultaneous patches of a page all succeed, but only one is saved.':
    meanwhile(on('updatePage'), (second, first) => (ifMatch(second) === '' ? first : second.send())),
  'pages.concurrent-patches-apply/theme-patch-lost-by-publication: A patch of the theme during a publication succeeds but is not saved.':
    during(on('publishTheme'), (isOpen) =>
      on('updateTheme')
        .when(isOpen)
        .respond((incoming) => undone(incoming, 'updateTheme')),
    ),
  'pages.stale-if-match/if-match-ignored: If-Match is ignored.': onApi().headers(withoutIfMatch.headers),
  'pages.stale-if-match/stale-edit-is-412: A stale If-Match returns 412.': on('updatePage').error(
    'version-mismatch',
    412,
  ),
  'pages.stale-names-current/stale-edit-names-its-own-version: The error version_mismatch contains the version from the request as the current version.':
    onApi().details('version-mismatch', (_, incoming) => ({ current_version: ifMatch(incoming) })),
  'pages.stale-names-current/stale-edit-names-no-version: The error version_mismatch does not contain the current version.':
    onApi().details('version-mismatch', { current_version: undefined }),
};
