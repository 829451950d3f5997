import type { components } from '@workspace-api/contract/sandbox';
import { control, controlRequest } from '../client/request.ts';
import { actionColumn, Badge, Button, type Column, Named, RecordPanel } from '../components/index.ts';
import { ActionButtons, toAction } from '../operation/action.tsx';
import { href, setParameters } from '../store/route.ts';
import { workspace } from '../store/selection.ts';

type Workspace = components['schemas']['WorkspaceState'];

const remove = (slug: string) =>
  toAction(controlRequest('removeWorkspace', { path: { slug } }), {
    name: slug,
    text: 'This deletes its records, tokens and snapshots, and the users who have no other workspace.',
  });

const columns: readonly Column<Workspace>[] = [
  {
    name: 'Workspace',
    show: ({ slug, name }) => (
      <Named
        name={<strong>{slug}</strong>}
        href={href(['state'], { workspace: slug })}
        detail={name !== slug && name}
      />
    ),
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
        <ActionButtons actions={[remove(slug)]} />
      </>
    );
  }),
];

const create = () =>
  toAction(controlRequest('createWorkspace', {}), {
    isPrimary: true,
    text: 'It has an owner, and tokens, which are in the response and can be read only there.',
    hasMember: (name) => ['slug', 'name', 'copy_of'].includes(name),
  });

/** Lists the workspaces, with links to their records, and creates new ones with their tokens. */
export const WorkspacesPanel = () => (
  <RecordPanel
    title="Workspaces"
    summary="Each workspace has its own owner, records in test mode and in live mode, tokens and rate limit. Use one for each parallel test."
    actions={() => <ActionButtons actions={[create()]} />}
    caption="Workspaces"
    load={async () => (await control.listWorkspaces()).data}
    empty="No workspaces"
    getKey={({ id }) => id}
    columns={columns}
  />
);
