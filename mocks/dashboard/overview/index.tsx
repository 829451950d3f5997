import { useEffect } from 'preact/hooks';
import { host } from '../client/host.ts';
import { control } from '../client/request.ts';
import { formatCount, RecordPanel, Time, View } from '../components/index.ts';
import { WorkspacesPanel } from '../controls/workspaces.tsx';
import { OpenedForm } from '../operation/index.ts';
import { sandbox } from '../store/sandbox.ts';
import { useClock } from '../store/use-loaded.ts';
import { Active } from './active.tsx';
import { Places } from './places.tsx';
import { noteSignIn } from './sign-in.ts';
import { Tokens } from './tokens.tsx';

/** Who can sign in. */
const Users = () => (
  <RecordPanel
    title="Users"
    summary="These users can sign in, without a password."
    caption="Users who can sign in"
    load={async () => (await control.listPeople()).data}
    empty="No users"
    getKey={({ id }) => id}
    columns={[
      'email',
      {
        name: 'Workspaces',
        show: ({ workspaces }) => (
          <ul>
            {workspaces.map(({ slug, name, scopes }) => (
              <li key={slug}>
                {name} <span class="soft small">{formatCount(scopes.length, 'scope')}</span>
              </li>
            ))}
          </ul>
        ),
      },
    ]}
  />
);

/** The overview: addresses, users, tokens and workspaces of the sandbox. */
export const OverviewView = () => {
  useEffect(noteSignIn, []);
  const now = useClock();
  const description = sandbox.value;
  if (!description) return null;
  return (
    <View
      title="Overview"
      summary={
        <>
          The sandbox's clock: <Time at={now ?? description.now} /> UTC. <a href="#/controls">Advance it</a>
        </>
      }
    >
      <Active />
      {/* A sandbox in a page serves no pages. */}
      {!host && <Places sandbox={description} />}
      <Tokens tokens={description.tokens} />
      <Users />
      <WorkspacesPanel />
      <OpenedForm />
    </View>
  );
};
