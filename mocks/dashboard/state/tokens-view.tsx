import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
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
import { here, mode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { IssueTokenDialog } from './issue-token-dialog.tsx';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';

type Token = components['schemas']['TokenState'];

const Scopes = ({ id, scopes }: Token) => (
  <details>
    <summary aria-label={`${scopes.length} scopes of ${id}`}>{scopes.length}</summary>
    <p class="scopes">{scopes.join(' ')}</p>
  </details>
);

const expire = ({ id }: Token) => act(() => control('expireToken', { path: { id } }), `${id} has expired.`);

const revoke = async ({ id, name }: Token) => {
  const confirmed = await confirm({
    title: `Revoke ${name ?? id}`,
    text: 'The key stops working immediately and permanently.',
    action: 'Revoke',
    isDangerous: true,
  });
  if (confirmed) await act(() => api('revokeToken', { path: { ...here(), id } }), `${id} was revoked.`);
};

const Actions = (token: Token) => (
  <div class="actions">
    {token.status === 'active' && (
      <Button onClick={() => expire(token)} label={`Expire ${token.id}`}>
        Expire
      </Button>
    )}
    {token.kind === 'key' && token.status !== 'revoked' && (
      <Button onClick={() => revoke(token)} kind="danger" label={`Revoke ${token.id}`}>
        Revoke
      </Button>
    )}
  </div>
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
  const [isIssuing, setIssuing] = useState(false);
  const loaded = useLoaded(() => control('listTokens', { path: here() }), []);
  return (
    <View
      title="Tokens"
      summary="API keys of the workspace, and sessions in which it is active."
      actions={
        <Button kind="primary" onClick={() => setIssuing(true)}>
          Issue a token
        </Button>
      }
    >
      <Panel>
        <Loading loaded={loaded}>
          {({ data }) => {
            const rows = data.filter((token) => token.mode === mode.value);
            return rows.length === 0 ? (
              <EmptyState title="No tokens in this mode">
                <p>Issue a token, or select the other mode.</p>
              </EmptyState>
            ) : (
              <Table caption="Tokens" columns={columns} rows={rows} getKey={({ id }) => id} />
            );
          }}
        </Loading>
      </Panel>
      {isIssuing && <IssueTokenDialog onClose={() => setIssuing(false)} />}
    </View>
  );
};
