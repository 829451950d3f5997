import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { records } from '../client/control.ts';
import { RequestError } from '../client/request-error.ts';
import { Button, CodeBlock, EmptyState, Loading, Panel, View } from '../components/index.ts';
import { apiRequest, openForm } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { PageActions } from './pages-view.tsx';
import { Back } from './parts/named.tsx';
import { SideBySide } from './parts/side-by-side.tsx';

type Page = components['schemas']['PageSummary'];

/** The page as returned by the list, because the page document doesn't contain its versions. */
const findPage = async (id: string): Promise<Page> => {
  let cursor: string | null | undefined;
  do {
    const { data, next_cursor } = await api('listPages', {
      path: here(),
      query: { limit: 100, ...(cursor && { cursor }) },
    });
    const match = data.find((page) => page.id === id);
    if (match) return match;
    cursor = next_cursor;
  } while (cursor);
  throw new RequestError('The workspace has no page with this id.', 404);
};

const readPage = async (id: string) => {
  const path = { ...here(), id };
  const [page, draft] = await Promise.all([findPage(id), api('getPage', { path })]);
  const live = page.published_version === null ? undefined : await findVersion(id, page.published_version);
  return { page, draft, live };
};

/** A saved version of a page. */
const findVersion = async (id: string, number: number) => {
  const path = { ...here(), resource: 'pages', id } as const;
  const { versions = [] } = await records.getRecord({ path, query: inMode() });
  return versions.find(({ version }) => version === number);
};

/** Restores an earlier version as the draft. */
const rollBack = ({ id, title }: Page) =>
  openForm({
    title: `Roll back ${title}`,
    action: 'Restore as draft',
    text: "The earlier version becomes the draft, with a new version number. The live page doesn't change.",
    done: 'The version was restored as the draft.',
    request: apiRequest('rollbackPage', { path: { ...here(), id } }),
  });

/** A page: its draft next to the live version. */
export const PageView = ({ id }: { id: string }) => {
  const loaded = useLoaded(() => readPage(id), [id]);
  const page = loaded.value?.page;
  return (
    <View
      title={page?.title ?? 'Page'}
      summary={<Back to="pages" />}
      actions={
        page && (
          <>
            <Button onClick={() => rollBack(page)} isDisabled={page.draft_version === 1}>
              Roll back
            </Button>
            <PageActions page={page} to={['state', 'pages']} />
          </>
        )
      }
    >
      <Loading loaded={loaded}>
        {({ page, draft, live }) => (
          <Panel title="Live and draft" summary={<code>{page.id}</code>}>
            {live ? (
              <SideBySide
                live={live.document}
                draft={draft}
                names={{
                  live: `Live, version ${live.version}`,
                  draft: `Draft, version ${page.draft_version}`,
                }}
              />
            ) : (
              <>
                <EmptyState title="This page was never published">
                  <p>Visitors don't see it. Publishing all pages makes its draft live.</p>
                </EmptyState>
                <CodeBlock label={`Draft, version ${page.draft_version}`} value={draft} />
              </>
            )}
          </Panel>
        )}
      </Loading>
    </View>
  );
};
