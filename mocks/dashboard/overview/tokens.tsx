import { control } from '../client/request.ts';
import { Badge, CopyButton, Named, None, Panel, Scopes, Status, Table, Time } from '../components/index.ts';
import { type SandboxDescription, workspaces } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Token = SandboxDescription['tokens'][number];

/** Whether the demo tokens are valid, by their ids. */
const readStates = async () => {
  const lists = await Promise.all(
    workspaces.value.map((slug) =>
      control.listRecords({ path: { slug, resource: 'tokens' } }).catch(() => ({ data: [] })),
    ),
  );
  return new Map(lists.flatMap(({ data }) => data).map((token) => [token.id, token]));
};

/** The demo tokens, to copy. */
export const Tokens = ({ tokens }: { tokens: readonly Token[] }) => {
  const states = useLoaded(readStates, [workspaces.value.join(' ')]).value;
  return (
    <Panel
      title="Demo tokens"
      summary="API keys and sessions. They are the same in every sandbox. They aren't valid for any other service."
    >
      <Table
        caption="Demo tokens"
        rows={tokens}
        getKey={({ id }) => id}
        columns={[
          {
            name: 'Token',
            show: ({ secret, purpose, id }) => (
              <Named
                name={
                  <span class="line">
                    <code title={secret}>
                      {secret.length > 40 ? `${secret.slice(0, 24)}…${secret.slice(-8)}` : secret}
                    </code>
                    <CopyButton text={secret} what={`token ${id}`} />
                  </span>
                }
                detail={purpose}
              />
            ),
          },
          {
            name: 'Workspace',
            show: ({ workspace, mode }) => (
              <span class="line">
                {workspace} <Badge tone={mode === 'live' ? 'warn' : 'accent'}>{mode}</Badge>
              </span>
            ),
          },
          { name: 'Scopes', show: ({ id, scopes }) => <Scopes of={id} scopes={scopes} /> },
          {
            name: 'State',
            show: ({ id }) => {
              const state = states?.get(id);
              return state ? <Status is={state.status} /> : <None />;
            },
          },
          {
            name: 'Expires',
            show: ({ id }) => {
              const at = states?.get(id)?.expires_at;
              return at ? <Time at={at} /> : <span class="soft">never</span>;
            },
          },
        ]}
      />
    </Panel>
  );
};
