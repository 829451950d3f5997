import type { components } from '@workspace-api/contract/sandbox';
import { control, records } from '../client/control.ts';
import { actionColumn, Badge, Button, type Column, Panel, RecordTable } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Token = components['schemas']['TokenState'];

const exhaust = ({ id }: Token) =>
  act(() => control('exhaustRateLimit', { path: { id } }), `The rate limit of ${id} is used up.`);

const requireMfa = ({ id, mfa_required }: Token) =>
  act(
    () =>
      records.updateRecord({
        path: { ...here(), resource: 'tokens', id },
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
  actionColumn((token) => (
    <>
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
    </>
  )),
];

const readActive = async () => {
  const { data } = await records.listRecords({ path: { ...here(), resource: 'tokens' } });
  return data.filter(({ status }) => status === 'active');
};

/** Simulates events on the tokens of the selected workspace. */
export const TokensPanel = () => {
  const tokens = useLoaded(readActive, []);
  return (
    <Panel
      title={`Tokens of ${workspace.value}`}
      summary="Use up the rate limit of a token, or require a second factor of a session."
    >
      <RecordTable
        caption="Tokens"
        loaded={tokens}
        empty="No active tokens"
        getKey={({ id }) => id}
        columns={columns}
      />
    </Panel>
  );
};
