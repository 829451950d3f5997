import type { components } from '@workspace-api/contract/sandbox';
import { api } from '../client/api.ts';
import { control } from '../client/control.ts';
import {
  Badge,
  Button,
  type Column,
  confirm,
  EmptyState,
  Loading,
  Panel,
  Table,
  Time,
  View,
} from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';

type Secret = components['schemas']['SecretState'];

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

const requireRotation = ({ name }: Secret) =>
  act(
    () => control('requireSecretRotation', { path: { ...here(), name }, body: inMode() }),
    `${name} must be rotated before its next use.`,
  );

const rotate = async ({ name }: Secret) => {
  const confirmed = await confirm({
    title: `Rotate ${name}`,
    text: 'The secret gets a new random value. The current value is accepted until the overlap ends.',
    action: 'Rotate',
  });
  if (confirmed)
    await act(() => api('rotateSecret', { path: { ...here(), name }, body: {} }), `${name} was rotated.`);
};

const columns: readonly Column<Secret>[] = [
  {
    name: 'Secret',
    show: ({ name, purpose }) => <Named name={<code>{name}</code>} detail={purpose && `for ${purpose}`} />,
  },
  {
    name: 'Status',
    show: ({ status, rotation_required_by, zdr }) => (
      <div class="line">
        <Status is={status} />
        {rotation_required_by && <span class="soft small">required by {rotation_required_by}</span>}
        {zdr && <Badge>zero retention</Badge>}
      </div>
    ),
  },
  { name: 'Accepted versions', show: Versions },
  { name: 'Region', show: ({ residency }) => residency },
  { name: 'Set', show: ({ updated_at }) => <Time at={updated_at} /> },
  {
    name: 'Actions',
    hasHiddenName: true,
    show: (secret) => (
      <div class="actions">
        <Button
          onClick={() => requireRotation(secret)}
          isDisabled={secret.status === 'pending_rotation'}
          label={`Require rotation of ${secret.name}`}
        >
          Require rotation
        </Button>
        <Button onClick={() => rotate(secret)} label={`Rotate ${secret.name}`}>
          Rotate
        </Button>
      </div>
    ),
  },
];

/** The secrets of the workspace, without their values, which no operation returns. */
export const SecretsView = () => {
  const loaded = useLoaded(() => control('listSecretStates', { path: here(), query: inMode() }), []);
  return (
    <View
      title="Secrets"
      summary="Names and states. The values aren't shown, because no operation returns them."
    >
      <Panel>
        <Loading loaded={loaded}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title="No secrets">
                <p>Clients store secrets with the operation setSecret.</p>
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
