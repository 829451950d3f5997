import type { components } from '@workspace-api/contract/sandbox';
import { control, records } from '../client/control.ts';
import { Badge, Button, type Column, EmptyState, Loading, Panel, Table } from '../components/index.ts';
import { act } from '../store/act.ts';
import { workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Token = components['schemas']['TokenState'];

const exhaust = ({ id }: Token) =>
  act(() => control('exhaustRateLimit', { path: { id } }), `The rate limit of ${id} is used up.`);

const requireMfa = ({ id, mfa_required }: Token) =>
  act(
    () =>
      records.updateRecord({
        path: { slug: workspace.value, resource: 'tokens', id },
        body: { mfa_required: !mfa_required },
      }),
    mfa_required ? `${id} completed its second factor.` : `${id} must complete a second factor.`,
  );

const columns: readonly Column<Token>[] = [
  {
    name: 'Token',
    show: ({ id, name }) => (
      <div>
        <code>{id}</code>
        {name && <p class="soft small">{name}</p>}
      </div>
    ),
  },
  { name: 'Kind', show: ({ kind, mode }) => `${kind}, ${mode}` },
  {
    name: 'Second factor',
    show: (token) =>
      token.kind === 'session' ? (
        <Badge tone={token.mfa_required ? 'warn' : 'neutral'}>
          {token.mfa_required ? 'required' : 'not required'}
        </Badge>
      ) : (
        <span class="soft">–</span>
      ),
  },
  {
    name: 'Actions',
    hasHiddenName: true,
    show: (token) => (
      <div class="actions">
        {token.kind === 'session' && (
          <Button
            label={`${token.mfa_required ? 'Complete' : 'Require'} second factor: ${token.id}`}
            onClick={() => requireMfa(token)}
          >
            {token.mfa_required ? 'Complete second factor' : 'Require second factor'}
          </Button>
        )}
        <Button label={`Use up its limit: ${token.id}`} onClick={() => exhaust(token)}>
          Use up its limit
        </Button>
      </div>
    ),
  },
];

/** Simulates events on the tokens of the selected workspace. */
export const TokensPanel = () => {
  const tokens = useLoaded(
    () => records.listRecords({ path: { slug: workspace.value, resource: 'tokens' } }),
    [],
  );
  return (
    <Panel
      title={`Tokens of ${workspace.value}`}
      summary="Use up the rate limit of a token, or require a second factor of a session."
    >
      <Loading loaded={tokens}>
        {({ data }) => {
          const active = data.filter(({ status }) => status === 'active');
          return active.length === 0 ? (
            <EmptyState title="No active tokens" />
          ) : (
            <Table caption="Tokens" rows={active} getKey={({ id }) => id} columns={columns} />
          );
        }}
      </Loading>
    </Panel>
  );
};
