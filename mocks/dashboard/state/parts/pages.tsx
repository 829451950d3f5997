import type { components } from '@workspace-api/contract';
import { addRecord, api, apiRequest, control } from '../../client/request.ts';
import { RequestError } from '../../client/send.ts';
import { Badge, EmptyState } from '../../components/index.ts';
import { toAction } from '../../operation/index.ts';
import { here, inMode } from '../../store/selection.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { definePart, type Resource } from '../part.ts';
import { listActions } from '../resource-actions.ts';
import { RecordPage } from '../resource-view.tsx';
import { LiveAndDraft } from '../side-by-side.tsx';

type Page = components['schemas']['PageSummary'];

const Draft = ({ draft_version, published_version }: Page) => {
  if (published_version === null) return <Badge>never published</Badge>;
  return draft_version === published_version ? (
    <Badge tone="good">published</Badge>
  ) : (
    <Badge tone="warn">draft differs</Badge>
  );
};

/** The pages of the workspace. */
export const pagePart = definePart<Page>({
  summary: 'The drafts and the live versions that visitors see.',
  columns: [
    { name: 'Slug', show: ({ slug }) => <code>{slug}</code> },
    { name: 'Status', show: Draft },
    { name: 'Draft', isNumber: true, show: ({ draft_version }) => draft_version },
    { name: 'Live', isNumber: true, show: ({ published_version }) => published_version ?? '–' },
    'updated_at',
  ],
  // The view of a page offers it.
  allows: (_, operation) => operation !== 'rollbackPage',
  removal: "This deletes the page with all its versions. Visitors don't see it any more.",
  create: () => toAction(addRecord('pages')),
  hint: 'The page editor adds pages. The API has no operation for it, but the sandbox has.',
  viewActions: (pages) => [
    toAction(apiRequest('publishPages', { path: here() }), {
      isPrimary: true,
      isDisabled: pages.length === 0,
    }),
  ],
});

/** The page as returned by the list, because the page document doesn't contain its versions. */
const findPage = async (id: string): Promise<Page> => {
  let cursor: string | null | undefined;
  do {
    const query = { limit: 100, ...(cursor && { cursor }) };
    const { data, next_cursor } = await api('listPages', { path: here(), query });
    const match = data.find((page) => page.id === id);
    if (match) return match;
    cursor = next_cursor;
  } while (cursor);
  throw new RequestError('The workspace has no page with this id.', 404);
};

/** A saved version of a page. */
const findVersion = async (id: string, number: number) => {
  const path = { ...here(), resource: 'pages', id } as const;
  const { versions = [] } = await control.getRecord({ path, query: inMode() });
  return versions.find(({ version }) => version === number);
};

const readPage = async (id: string) => {
  const path = { ...here(), id };
  const [page, draft] = await Promise.all([findPage(id), api('getPage', { path })]);
  const live = page.published_version === null ? undefined : await findVersion(id, page.published_version);
  return { page, draft, live };
};

/** Restores an earlier version as the draft. */
const rollBack = ({ id, title, draft_version }: Page) =>
  toAction(apiRequest('rollbackPage', { path: { ...here(), id } }), {
    title: `Roll back ${title}`,
    done: 'The version was restored as the draft.',
    isDisabled: draft_version === 1,
  });

/** A page: its draft next to the live version. */
export const PageView = ({ id, description, part }: Resource & { readonly id: string }) => {
  const loaded = useLoaded(() => readPage(id), [id]);
  const page = loaded.value?.page;
  return (
    <RecordPage
      description={description}
      name={page?.title}
      actions={page && [rollBack(page), ...listActions(description, part, page, { isOnlyRecord: true })]}
      loaded={loaded}
    >
      {({ page, draft, live }) => (
        <LiveAndDraft
          live={live}
          draft={draft}
          draftName={`Draft, version ${page.draft_version}`}
          summary={<code>{page.id}</code>}
        >
          <EmptyState title="This page was never published">
            <p>Visitors don't see it. Publishing all pages makes its draft live.</p>
          </EmptyState>
        </LiveAndDraft>
      )}
    </RecordPage>
  );
};
