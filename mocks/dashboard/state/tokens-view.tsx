import type { components } from '@workspace-api/contract/sandbox';
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
import { apiRequest, confirmRequest, controlRequest, openForm, runRequest } from '../operation/index.ts';
import { here, inMode, mode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';

type Token = components['schemas']['TokenState'];

const Scopes = ({ id, scopes }: Token) => (
  <details>
    <summary aria-label={`${scopes.length} scopes of ${id}`}>{scopes.length}</summary>
    <p class="scopes">{scopes.join(' ')}</p>
  </details>
);

const onlyOnce = 'Copy it now from the response: it is shown only once.';

const createKey = () =>
  openForm({
    title: 'Create a key',
    action: 'Create',
    done: `The key was created. ${onlyOnce}`,
    request: apiRequest('mintToken', { path: here() }),
  });

const issue = () =>
  openForm({
    title: 'Issue a token',
    action: 'Issue',
    text: 'A key or a session with any scopes and lifetime, as the console or a sign-in issues it.',
    done: `The token was issued. ${onlyOnce}`,
    request: controlRequest('addRecord', { path: { ...here(), resource: 'tokens' }, query: inMode() }),
    initial: { kind: 'key' },
  });

const expire = ({ id }: Token) =>
  runRequest(
    controlRequest('updateRecord', { path: { ...here(), resource: 'tokens', id } }),
    `${id} has expired.`,
    { expires_in: 0 },
  );

const rotate = ({ id, name }: Token) =>
  openForm({
    title: `Rotate ${name ?? id}`,
    action: 'Rotate',
    text: 'The key gets a new secret, and the old one stops working.',
    done: `${id} was rotated. ${onlyOnce}`,
    request: apiRequest('rotateToken', { path: { ...here(), id } }),
  });

const revoke = ({ id, name }: Token) =>
  confirmRequest({
    title: `Revoke ${name ?? id}`,
    text: 'The key stops working immediately and permanently.',
    action: 'Revoke',
    isDangerous: true,
    done: `${id} was revoked.`,
    request: apiRequest('revokeToken', { path: { ...here(), id } }),
  });

const Actions = (token: Token) => (
  <div class="actions">
    {token.status === 'active' && (
      <Button onClick={() => expire(token)} label={`Expire ${token.id}`}>
        Expire
      </Button>
    )}
    {token.kind === 'key' && token.status === 'active' && (
      <Button onClick={() => rotate(token)} label={`Rotate ${token.id}`}>
        Rotate
      </Button>
    )}
    {token.kind === 'key' && token.status !== 'revoked' && (
      <Button onClick={() => void revoke(token)} kind="danger" label={`Revoke ${token.id}`}>
        Revoke
      </Button>
    )}
    <DeleteButton
      name={token.id}
      text="This deletes the token, as if it had never been issued. To end its access like a user, revoke it."
      request={deletion('tokens', token.id)}
    />
  </div>
);

const CreateButtons = () => (
  <>
    <Button onClick={issue}>Issue a token</Button>
    <Button kind="primary" onClick={createKey}>
      Create a key
    </Button>
  </>
);

const columns: readonly Column<Token>[] = [
  {
    name: 'Token',
    show: ({ id, name, kind, user }) => (
      <Named name={name ?? (kind === 'key' ? 'API key' : user)} detail={id} />
    ),
  },
  { name: 'Kind', show: ({ kind }) => kind },
  {
    name: 'Status',
    show: ({ status, mfa_required }) => (
      <div class="line">
        <Status is={status} />
        {mfa_required && <Badge tone="warn">second factor</Badge>}
      </div>
    ),
  },
  { name: 'Scopes', show: Scopes },
  { name: 'Last used', show: ({ last_used_at }) => <Time at={last_used_at} /> },
  { name: 'Expires', show: ({ expires_at }) => <Time at={expires_at} /> },
  { name: 'Actions', hasHiddenName: true, show: Actions },
];

/** The keys and sessions of the workspace in the selected mode. */
export const TokensView = () => {
  const loaded = useLoaded(() => records.listRecords({ path: { ...here(), resource: 'tokens' } }), []);
  return (
    <View
      title="Tokens"
      summary="API keys of the workspace, and sessions in which it is active. Issuing, expiring and deleting a token are controls of the sandbox."
      actions={<CreateButtons />}
    >
      <Panel>
        <Loading loaded={loaded}>
          {({ data }) => {
            const rows = data.filter((token) => token.mode === mode.value);
            return rows.length === 0 ? (
              <EmptyState title="No tokens in this mode">
                <p>Create a key, issue a token, or select the other mode.</p>
                <div class="actions">
                  <CreateButtons />
                </div>
              </EmptyState>
            ) : (
              <Table caption="Tokens" columns={columns} rows={rows} getKey={({ id }) => id} />
            );
          }}
        </Loading>
      </Panel>
    </View>
  );
};
