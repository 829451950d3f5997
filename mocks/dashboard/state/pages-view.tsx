import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { Badge, Button, type Column, confirm, Panel, Time, View } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here } from '../store/sandbox.ts';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { useList } from './parts/use-list.ts';

type Page = components['schemas']['PageSummary'];

const Draft = ({ draft_version, published_version }: Page) => {
  if (published_version === null) return <Badge>never published</Badge>;
  return draft_version === published_version ? (
    <Badge tone="good">published</Badge>
  ) : (
    <Badge tone="warn">draft differs</Badge>
  );
};

const columns: readonly Column<Page>[] = [
  {
    name: 'Page',
    show: ({ id, title }) => <Named name={title} detail={id} to={['state', 'pages', id]} />,
  },
  { name: 'Slug', show: ({ slug }) => <code>{slug}</code> },
  { name: 'Status', show: Draft },
  { name: 'Draft', isNumber: true, show: ({ draft_version }) => draft_version },
  { name: 'Live', isNumber: true, show: ({ published_version }) => published_version ?? '–' },
  { name: 'Saved', show: ({ updated_at }) => <Time at={updated_at} /> },
];

const publish = async () => {
  const confirmed = await confirm({
    title: 'Publish all pages',
    text: 'The current draft of every page becomes its live version. Visitors see it from then on.',
    action: 'Publish all',
  });
  if (confirmed) await act(() => api('publishPages', { path: here() }), 'All drafts are live.');
};

/** The pages of the workspace. */
export const PagesView = () => {
  const list = useList((query) => api('listPages', { path: here(), query }));
  const hasPages = (list.value?.rows.length ?? 0) > 0;
  return (
    <View
      title="Pages"
      summary="The drafts and the live versions that visitors see."
      actions={
        <Button kind="primary" onClick={publish} isDisabled={!hasPages}>
          Publish all
        </Button>
      }
    >
      <Panel>
        <ListTable
          list={list}
          caption="Pages"
          columns={columns}
          getKey={({ id }) => id}
          empty={{ title: 'No pages', hint: 'The page editor or the control plane adds pages.' }}
        />
      </Panel>
    </View>
  );
};
