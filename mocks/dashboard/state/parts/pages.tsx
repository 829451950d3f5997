import type { components } from '@workspace-api/contract';
import { ControlError } from '@workspace-api/contract/sandbox';
import type { ComponentChildren } from 'preact';
import { addRecord, api, apiRequest, control } from '../../client/request.ts';
import { Badge, CodeBlock, EmptyState, Loading, Named, Panel, View } from '../../components/index.ts';
import { ActionButtons, toAction } from '../../operation/action.tsx';
import { here, inMode } from '../../store/selection.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { diffLines } from '../diff-lines.ts';
import { definePart, listActions, type Resource } from '../part.ts';
import { RecordPage } from '../resource-view.tsx';
import { SideBySide } from '../side-by-side.tsx';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

type LiveAndDraftProps = {
  /** Undefined if visitors see nothing. */
  readonly live: { readonly version: number; readonly document: unknown } | undefined;
  readonly draft: unknown;
  /** The heading of the draft: `Draft, version 7`. */
  readonly draftName: string;
  readonly summary?: ComponentChildren;
  /** Why visitors see nothing. */
  readonly children: ComponentChildren;
};

/** The live version of a document, if it has one, and its draft. */
const LiveAndDraft = ({ live, draft, draftName, summary, children }: LiveAndDraftProps) => (
  <Panel title="Live and draft" summary={summary}>
    {live ? (
      <SideBySide
        rows={diffLines(pretty(live.document), pretty(draft))}
        sides={['live', 'draft']}
        titles={[`Live, version ${live.version}`, draftName]}
        label="Live and draft"
      />
    ) : (
      <>
        {children}
        <CodeBlock label={draftName} value={draft} />
      </>
    )}
  </Panel>
);

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

type Theme = components['schemas']['Theme'];

/** The live theme; undefined while the workspace is paused, because visitors see nothing then. */
const liveTheme = () =>
  control.getLiveTheme({ path: here(), query: inMode() }).catch((error: unknown) => {
    if (error instanceof ControlError && error.status === 409) return undefined;
    throw error;
  });

const readTheme = async () => {
  const [draft, live] = await Promise.all([api('getTheme', { path: here() }), liveTheme()]);
  return { draft, live };
};

/** The colours of a theme, by name. A colour is untrusted data, so it is drawn and never written into a style sheet. */
const Colours = ({ colors }: { colors: Theme['colors'] }) => (
  <ul class="columns">
    {Object.entries(colors).map(([name, colour]) => (
      <li key={name} class="swatch line">
        <svg width="36" height="36" aria-hidden="true">
          <rect width="36" height="36" rx="6" fill={colour} />
        </svg>
        <Named name={name} code={colour} />
      </li>
    ))}
  </ul>
);

const listThemeActions = () => [
  toAction(apiRequest('updateTheme', { path: here() }), {
    title: 'Edit the theme',
    edits: apiRequest('getTheme', { path: here() }),
    // The service sets it.
    hasMember: (name) => name !== 'updated_at',
  }),
  toAction(apiRequest('publishTheme', { path: here() }), { isPrimary: true }),
];

/** The theme of the workspace: its draft and its live version. */
export const ThemeView = () => {
  const loaded = useLoaded(readTheme);
  return (
    <View
      title="Theme"
      summary="Colours, typography and spacing of every page."
      actions={<ActionButtons actions={listThemeActions()} />}
    >
      <Loading loaded={loaded}>
        {({ draft, live }) => (
          <>
            <Panel title="Colours of the draft">
              <Colours colors={draft.colors} />
            </Panel>
            <LiveAndDraft live={live} draft={draft} draftName="Draft">
              <EmptyState title="The workspace is paused">
                <p>Its subscription is canceled, so visitors see nothing. The draft can still be read.</p>
              </EmptyState>
            </LiveAndDraft>
          </>
        )}
      </Loading>
    </View>
  );
};
