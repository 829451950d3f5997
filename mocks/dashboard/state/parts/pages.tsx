import type { components } from '@workspace-api/contract';
import { ControlError } from '@workspace-api/contract/sandbox';
import type { ComponentChildren } from 'preact';
import { api, apiRequest, control, readStored } from '../../client/request.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { Badge, Named } from '../../components/values.tsx';
import { EmptyState, Loading, Panel, View } from '../../components/view.tsx';
import { toAction } from '../../operation/action.ts';
import { ActionButtons } from '../../operation/action-buttons.tsx';
import { here, inMode } from '../../store/route.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { diffLines } from '../diff-lines.ts';
import { definePart } from '../part.ts';
import { SideBySide } from '../side-by-side.tsx';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

type LiveAndDraftProps = {
  /** Undefined if visitors see nothing. */
  readonly live: { readonly version: number; readonly document: unknown } | undefined;
  readonly draft: unknown;
  /** The heading of the draft: `Draft, version 7`. */
  readonly draftName: string;
  readonly summary?: ComponentChildren;
  /** That visitors see nothing, and why. */
  readonly missing: readonly [title: string, hint: string];
};

/** The live version of a document, if it has one, and its draft. */
const LiveAndDraft = ({ live, draft, draftName, summary, missing: [title, hint] }: LiveAndDraftProps) => (
  <Panel title="Live and draft" summary={summary}>
    {live ? (
      <SideBySide
        rows={diffLines(pretty(live.document), pretty(draft))}
        titles={[`Live, version ${live.version}`, draftName]}
        label="Live and draft"
      />
    ) : (
      <>
        <EmptyState title={title} hint={hint} />
        <CodeBlock label={draftName} value={draft} />
      </>
    )}
  </Panel>
);

/** The wording of an edit. */
const patch = { label: 'Edit', submit: 'Save the draft', done: 'The draft was saved.' };

type Page = components['schemas']['PageSummary'];

const Draft = ({ draft_version, published_version }: Page) => {
  if (published_version === null) return <Badge>never published</Badge>;
  return draft_version === published_version ? (
    <Badge tone="good">published</Badge>
  ) : (
    <Badge tone="warn">draft differs</Badge>
  );
};

/** A page with its saved versions. The last one is the draft. */
const readPage = async (id: string) => {
  const { versions = [], ...page } = await readStored('pages', id);
  const draft = versions.at(-1);
  const live = versions.find(({ version }) => version === page.published_version);
  return { ...page, draft_version: draft?.version ?? 1, draft: draft?.document, live };
};

type SavedPage = Awaited<ReturnType<typeof readPage>>;

/** The draft of a page next to the live version. */
const PageContent = ({ id, draft_version, draft, live }: SavedPage) => (
  <LiveAndDraft
    live={live}
    draft={draft}
    draftName={`Draft, version ${draft_version}`}
    summary={<code>{id}</code>}
    missing={[
      'This page was never published',
      "Visitors don't see it. Publishing all pages makes its draft live.",
    ]}
  />
);

/** The pages of the workspace. */
export const pagePart = definePart<Page, SavedPage>({
  summary: 'The drafts and the live versions that visitors see.',
  columns: ['slug', { name: 'Status', show: Draft }, 'draft_version', 'published_version', 'updated_at'],
  readOne: readPage,
  content: PageContent,
  allows: ({ draft_version }, operation) => operation !== 'rollbackPage' || draft_version > 1,
  create: () => ({ label: 'Add a page', isPrimary: false }),
  wording: {
    updatePage: patch,
    rollbackPage: { submit: 'Restore as draft', done: 'The version was restored as the draft.' },
  },
  hint: () => 'The page editor adds pages. The API has no operation for it, but the sandbox has.',
  viewActions: (pages) => [
    toAction(apiRequest('publishPages'), {
      label: 'Publish all',
      submit: 'Publish all',
      done: 'All drafts are live.',
      isConfirmed: true,
      isPrimary: true,
      isDisabled: pages.length === 0,
    }),
  ],
});

const readTheme = async () => {
  const [draft, live] = await Promise.all([
    api('getTheme'),
    control.getLiveTheme({ path: here(), query: inMode() }).catch((error: unknown) => {
      // While the workspace is paused, visitors see nothing.
      if (error instanceof ControlError && error.status === 409) return undefined;
      throw error;
    }),
  ]);
  return { draft, live };
};

/** The colours of a theme, by name. A colour is untrusted data, so it is drawn and never written into a style sheet. */
const Colours = ({ colors }: Pick<components['schemas']['Theme'], 'colors'>) => (
  <ul class="columns">
    {Object.entries(colors).map(([name, colour]) => (
      <li key={name} class="line">
        <svg width="36" height="36" aria-hidden="true">
          <rect x="0.5" y="0.5" width="35" height="35" rx="6" fill={colour} stroke="gray" />
        </svg>
        <Named name={<code>{name}</code>} code={colour} />
      </li>
    ))}
  </ul>
);

const listThemeActions = () => [
  toAction(apiRequest('updateTheme'), {
    ...patch,
    title: 'Edit the theme',
    edits: apiRequest('getTheme'),
    // The service sets it.
    hasMember: (name) => name !== 'updated_at',
  }),
  toAction(apiRequest('publishTheme'), { label: 'Publish theme', isPrimary: true, isConfirmed: true }),
];

/** The theme of the workspace: its draft and its live version. */
export const ThemeView = () => (
  <View
    title="Theme"
    summary="Colours, typography and spacing of every page."
    actions={<ActionButtons actions={listThemeActions()} />}
  >
    <Loading loaded={useLoaded(readTheme)}>
      {({ draft, live }) => (
        <>
          <Panel title="Colours of the draft">
            <Colours colors={draft.colors} />
          </Panel>
          <LiveAndDraft
            live={live}
            draft={draft}
            draftName="Draft"
            missing={[
              'The workspace is paused',
              'Its subscription is canceled, so visitors see nothing. The draft can still be read.',
            ]}
          />
        </>
      )}
    </Loading>
  </View>
);
