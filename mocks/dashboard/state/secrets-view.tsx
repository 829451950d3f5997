import type { StoredRecords } from '@workspace-api/contract/sandbox';
import { records } from '../client/control.ts';
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  Loading,
  Panel,
  Table,
  Time,
  View,
} from '../components/index.ts';
import { apiRequest, controlRequest, openForm } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { DeleteButton } from './parts/delete-button.tsx';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';

type Secret = StoredRecords['secrets'];

const Versions = ({ versions }: Secret) => (
  <ul>
    {versions.map(({ version, accepted_until }) => (
      <li key={version}>
        {version}
        {accepted_until && (
          <span class="soft">
            {' '}
            until <Time at={accepted_until} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

const SetButton = () => (
  <Button
    kind="primary"
    onClick={() =>
      openForm({
        title: 'Set a secret',
        action: 'Set',
        text: 'A secret with the same name is overwritten.',
        done: 'The secret was set.',
        request: apiRequest('setSecret', { path: here() }),
      })
    }
  >
    Set a secret
  </Button>
);

/** A secret can be changed only as a whole, with a new value. */
const overwrite = ({ name, purpose, residency, zdr }: Secret) =>
  openForm({
    title: `Overwrite ${name}`,
    action: 'Overwrite',
    done: `${name} was overwritten.`,
    request: apiRequest('setSecret', { path: here() }),
    fixed: { name },
    initial: { ...(purpose && { purpose }), residency, zdr },
  });

const rotate = ({ name }: Secret) =>
  openForm({
    title: `Rotate ${name}`,
    action: 'Rotate',
    text: 'Without a value, the service generates one. The current value is accepted until the overlap ends.',
    done: `${name} was rotated.`,
    request: apiRequest('rotateSecret', { path: { ...here(), name } }),
  });

const createProxyUrl = ({ name }: Secret) =>
  openForm({
    title: `Create a proxy URL of ${name}`,
    action: 'Create',
    done: 'The URL was created.',
    request: apiRequest('createProxyUrl', { path: here() }),
    fixed: { name },
  });

const requireRotation = ({ name }: Secret) =>
  openForm({
    title: `Require a rotation of ${name}`,
    action: 'Require',
    text: 'As a provider does that no longer accepts the value.',
    done: `${name} must be rotated before its next use.`,
    request: controlRequest('updateRecord', {
      path: { ...here(), resource: 'secrets', id: name },
      query: inMode(),
    }),
    initial: { rotation_required_by: 'payments' },
  });

/** The buttons of a secret: what they do, and their function. */
const changes = [
  ['Overwrite', 'Overwrite', overwrite],
  ['Rotate', 'Rotate', rotate],
  ['Proxy URL', 'Create a proxy URL of', createProxyUrl],
  ['Require rotation', 'Require rotation of', requireRotation],
] as const;

const Actions = (secret: Secret) => (
  <div class="actions">
    {changes.map(([text, label, open]) => (
      <Button
        key={text}
        onClick={() => open(secret)}
        label={`${label} ${secret.name}`}
        isDisabled={open === requireRotation && Boolean(secret.rotation_required_by)}
      >
        {text}
      </Button>
    ))}
    <DeleteButton
      name={secret.name}
      text="This deletes the secret with all its versions. What uses it fails from then on."
      request={apiRequest('deleteSecret', { path: { ...here(), name: secret.name } })}
    />
  </div>
);

const restrictRegion = () =>
  openForm({
    title: 'Restrict the region',
    action: 'Set',
    text: 'Secrets of the workspace may be stored and used only in this region.',
    done: 'The restriction was set.',
    request: controlRequest('updateWorkspace', { path: here() }),
  });

const columns: readonly Column<Secret>[] = [
  {
    name: 'Secret',
    show: ({ name, purpose }) => <Named name={<code>{name}</code>} detail={purpose && `for ${purpose}`} />,
  },
  {
    name: 'Status',
    show: ({ rotation_required_by, zdr }) => (
      <div class="line">
        <Status is={rotation_required_by ? 'pending_rotation' : 'usable'} />
        {rotation_required_by && <span class="soft small">required by {rotation_required_by}</span>}
        {zdr && <Badge>zero retention</Badge>}
      </div>
    ),
  },
  { name: 'Accepted versions', show: Versions },
  { name: 'Region', show: ({ residency }) => residency },
  { name: 'Set', show: ({ updated_at }) => <Time at={updated_at} /> },
  { name: 'Actions', hasHiddenName: true, show: Actions },
];

/** The secrets of the workspace, without their values, which no operation returns. */
export const SecretsView = () => {
  const loaded = useLoaded(
    () => records.listRecords({ path: { ...here(), resource: 'secrets' }, query: inMode() }),
    [],
  );
  return (
    <View
      title="Secrets"
      summary="Names and states. The values aren't shown, because no operation returns them."
      actions={
        <>
          <Button onClick={restrictRegion}>Restrict the region</Button>
          <SetButton />
        </>
      }
    >
      <Panel>
        <Loading loaded={loaded}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title="No secrets">
                <p>Clients store secrets with the operation setSecret.</p>
                <SetButton />
              </EmptyState>
            ) : (
              <Table caption="Secrets" columns={columns} rows={data} getKey={({ name }) => name} />
            )
          }
        </Loading>
      </Panel>
    </View>
  );
};
