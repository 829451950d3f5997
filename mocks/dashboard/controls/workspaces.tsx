import { control, controlRequest } from '../client/request.ts';
import { Named } from '../components/values.tsx';
import { toAction } from '../operation/action.ts';
import { RecordsPanel } from '../operation/records-panel.tsx';
import { href } from '../store/route.ts';

/** Lists the workspaces, with links to their records, and creates new ones with their tokens. */
export const WorkspacesPanel = () => (
  <RecordsPanel
    title="Workspaces"
    summary="Each workspace has its own owner, records in test mode and in live mode, tokens and rate limit. Use one for each parallel test."
    load={() => control.listWorkspaces()}
    columns={[
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
      'held',
    ]}
    actions={() => [
      toAction(controlRequest('createWorkspace'), {
        isPrimary: true,
        hasMember: (name) => ['slug', 'name', 'copy_of'].includes(name),
      }),
    ]}
    rowActions={({ slug }) => [
      toAction(controlRequest('removeWorkspace', { path: { slug } }), { name: slug }),
    ]}
  />
);
