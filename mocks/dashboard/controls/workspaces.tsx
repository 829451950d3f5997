import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import {
  actionColumn,
  Badge,
  Button,
  type Column,
  CopyButton,
  Named,
  Panel,
  RecordPanel,
  RowForm,
  Table,
} from '../components/index.ts';
import { act } from '../store/events.ts';
import { setParameters } from '../store/route.ts';
import { workspace } from '../store/selection.ts';

type Created = components['schemas']['CreatedWorkspace'];

/** The tokens of a new workspace. They can't be read again later. */
const CreatedTokens = ({ created: { slug, tokens } }: { created: Created }) => (
  <section class="stack-small" aria-label={`Tokens of ${slug}`}>
    <h3>Tokens of {slug}</h3>
    <p class="soft small">Copy them now. They are not shown again.</p>
    <Table
      caption={`Tokens of ${slug}`}
      rows={tokens}
      getKey={({ id }) => id}
      columns={[
        { name: 'Kind', show: ({ kind, mode }) => `${kind}, ${mode}` },
        { name: 'Token', show: ({ secret }) => <code>{secret}</code> },
        { name: 'Scopes', isNumber: true, show: ({ scopes }) => scopes.length },
        actionColumn(({ id, secret }: Created['tokens'][number]) => (
          <CopyButton text={secret} what={`the token ${id}`} />
        )),
      ]}
    />
  </section>
);

type Workspace = components['schemas']['WorkspaceState'];

const columns: readonly Column<Workspace>[] = [
  {
    name: 'Workspace',
    show: ({ slug, name }) => <Named name={<strong>{slug}</strong>} detail={name !== slug && name} />,
  },
  'created_at',
  {
    name: 'Rate limit',
    show: ({ rate_limit: { limit, window_seconds } }) =>
      `${limit.toLocaleString('en')} in ${window_seconds} s`,
  },
  { name: 'Hold', show: ({ held }) => (held ? <Badge tone="bad">on hold</Badge> : <Badge>none</Badge>) },
  actionColumn(({ slug }) => {
    const isSelected = slug === workspace.value;
    return (
      <>
        <Button
          label={`${isSelected ? 'Selected' : 'Select'}: ${slug}`}
          isDisabled={isSelected}
          onClick={() => setParameters({ workspace: slug })}
        >
          {isSelected ? 'Selected' : 'Select'}
        </Button>
        <Button
          kind="danger"
          label={`Delete ${slug}`}
          question={{
            title: `Delete ${slug}?`,
            text: 'This deletes its records, tokens and snapshots, and the users who have no other workspace.',
            action: 'Delete',
          }}
          onClick={() => act(() => control('removeWorkspace', { path: { slug } }), `${slug} was deleted.`)}
        >
          Delete
        </Button>
      </>
    );
  }),
];

/** Lists the workspaces, and creates new ones with their tokens. */
export const WorkspacesPanel = () => {
  const [created, setCreated] = useState<Created>();
  const create = ({ slug, name }: { slug: string; name: string }) =>
    act(
      async () => setCreated(await control('createWorkspace', { body: { slug, ...(name && { name }) } })),
      `${slug} was created.`,
    );
  return (
    <>
      <RecordPanel
        title="Workspaces"
        summary="Each workspace has its own owner, records, tokens and rate limit. Use one for each parallel test."
        caption="Workspaces"
        load={async () => (await control('listWorkspaces')).data}
        empty="No workspaces"
        getKey={({ id }) => id}
        columns={columns}
      />
      <Panel title="Create a workspace">
        <RowForm
          inputs={{ slug: { label: 'Slug', required: true }, name: { label: 'Name (optional)' } }}
          submit="Create the workspace"
          isPrimary
          isCleared
          onSubmit={create}
        />
        {created && <CreatedTokens created={created} />}
      </Panel>
    </>
  );
};
