import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { Badge, Button, type Column, Panel, Time, View } from '../components/index.ts';
import { apiRequest, confirmRequest, controlRequest, openForm } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
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

/** Opens the form that changes the draft of a page. */
const edit = ({ id, title }: Page) => {
  const path = { ...here(), id };
  openForm({
    title: `Edit ${title}`,
    action: 'Save the draft',
    text: 'The request is a JSON Patch of what you change.',
    done: 'The draft was saved.',
    request: apiRequest('updatePage', { path }),
    edits: apiRequest('getPage', { path }),
  });
};

/** The buttons that edit and delete a page. @param to the route to go to once it is deleted */
export const PageActions = ({ page, to }: { page: Page; to?: readonly string[] }) => (
  <div class="actions">
    <Button onClick={() => edit(page)} label={`Edit ${page.title}`}>
      Edit
    </Button>
    <DeleteButton
      name={page.title}
      text="This deletes the page with all its versions. Visitors don't see it any more."
      request={deletion('pages', page.id)}
      {...(to && { to })}
    />
  </div>
);

const AddButton = () => (
  <Button
    onClick={() =>
      openForm({
        title: 'Add a page',
        action: 'Add',
        text: 'As the page editor does. The new page has a draft, and is not published.',
        done: 'The page was added.',
        request: controlRequest('addRecord', { path: { ...here(), resource: 'pages' }, query: inMode() }),
      })
    }
  >
    Add a page
  </Button>
);

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
  { name: 'Actions', hasHiddenName: true, show: (page) => <PageActions page={page} /> },
];

const publish = () =>
  confirmRequest({
    title: 'Publish all pages',
    text: 'The current draft of every page becomes its live version. Visitors see it from then on.',
    action: 'Publish all',
    done: 'All drafts are live.',
    request: apiRequest('publishPages', { path: here() }),
  });

/** The pages of the workspace. */
export const PagesView = () => {
  const list = useList((query) => api('listPages', { path: here(), query }));
  const hasPages = (list.value?.rows.length ?? 0) > 0;
  return (
    <View
      title="Pages"
      summary="The drafts and the live versions that visitors see."
      actions={
        <>
          <AddButton />
          <Button kind="primary" onClick={() => void publish()} isDisabled={!hasPages}>
            Publish all
          </Button>
        </>
      }
    >
      <Panel>
        <ListTable
          list={list}
          caption="Pages"
          columns={columns}
          getKey={({ id }) => id}
          empty={{
            title: 'No pages',
            hint: 'The page editor adds pages. The API has no operation for it, but the sandbox has.',
            action: <AddButton />,
          }}
        />
      </Panel>
    </View>
  );
};
