import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../client/api.ts';
import { control } from '../client/control.ts';
import { RequestError } from '../client/request-error.ts';
import {
  Button,
  CodeBlock,
  confirm,
  EmptyState,
  Loading,
  Panel,
  TextField,
  View,
} from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
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
  const live =
    page.published_version === null
      ? undefined
      : await control('getPublishedPage', { path, query: inMode() });
  return { page, draft, live };
};

/** Restores an earlier version as the draft. */
const Rollback = ({ id, draft_version: latest }: Page) => {
  const [version, setVersion] = useState('');
  const rollBack = async () => {
    const confirmed = await confirm({
      title: `Restore version ${version}`,
      text: "It becomes the current draft, with a new version number. The live page doesn't change.",
      action: 'Restore',
    });
    const restore = () =>
      api('rollbackPage', { path: { ...here(), id }, body: { version: Number(version) } });
    if (confirmed && (await act(restore, `Version ${version} was restored as the draft.`))) setVersion('');
  };
  return (
    <Panel title="Roll back" summary="Restores an earlier version as the draft.">
      <form
        class="form-row"
        onSubmit={(event) => {
          event.preventDefault();
          void rollBack();
        }}
      >
        <TextField
          label="Version"
          type="number"
          min={1}
          max={latest - 1}
          value={version}
          onChange={setVersion}
          required
        />
        <Button type="submit" isDisabled={latest === 1}>
          Restore as draft
        </Button>
      </form>
    </Panel>
  );
};

/** A page: its draft next to the live version. */
export const PageView = ({ id }: { id: string }) => {
  const loaded = useLoaded(() => readPage(id), [id]);
  const title = loaded.value?.page.title ?? 'Page';
  return (
    <View title={title} summary={<Back to="pages" />}>
      <Loading loaded={loaded}>
        {({ page, draft, live }) => (
          <>
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
            <Rollback {...page} />
          </>
        )}
      </Loading>
    </View>
  );
};
