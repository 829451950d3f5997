import type { components } from '@workspace-api/contract';
import { addRecord, apiRequest, control } from '../../client/request.ts';
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

/** A page with its saved versions. The last one is the draft. */
const readPage = async (id: string) => {
  const path = { ...here(), resource: 'pages', id } as const;
  const { title, published_version, versions = [] } = await control.getRecord({ path, query: inMode() });
  const draft = versions.at(-1);
  const live = versions.find(({ version }) => version === published_version);
  return { page: { id, title, draft_version: draft?.version ?? 1 }, draft: draft?.document, live };
};

type SavedPage = Awaited<ReturnType<typeof readPage>>['page'];

/** Restores an earlier version as the draft. */
const rollBack = ({ id, title, draft_version }: SavedPage) =>
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
