import { useEffect } from 'preact/hooks';
import { control } from '../client/control.ts';
import { host } from '../client/host.ts';
import { actionColumn, Button, formatCount, Panel, RecordTable, Time, View } from '../components/index.ts';
import { go } from '../store/route.ts';
import { sandbox, select } from '../store/sandbox.ts';
import { useClock, useLoaded } from '../store/use-loaded.ts';
import { Places } from './places.tsx';
import { noteSignIn } from './sign-in.ts';
import { Tokens } from './tokens.tsx';

/** Who can sign in. */
const Users = () => {
  const loaded = useLoaded(async () => (await control('listPeople')).data);
  return (
    <Panel title="Users" summary="These users can sign in, without a password.">
      <RecordTable
        caption="Users who can sign in"
        loaded={loaded}
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
    </Panel>
  );
};

const open = (slug: string) => {
  select({ workspace: slug });
  go(['state']);
};

/** The workspaces, with links to their records. */
const Workspaces = () => {
  const loaded = useLoaded(async () => (await control('listWorkspaces')).data);
  return (
    <Panel title="Workspaces" summary="Each workspace has its own records, in test mode and in live mode.">
      <RecordTable
        caption="Workspaces"
        loaded={loaded}
        empty="No workspaces"
        getKey={({ slug }) => slug}
        columns={[
          { name: 'Slug', show: ({ slug }) => <code>{slug}</code> },
          'name',
          actionColumn(({ slug }: { slug: string }) => (
            <Button kind="quiet" onClick={() => open(slug)} label={`Show records of ${slug}`}>
              Show records
            </Button>
          )),
        ]}
      />
    </Panel>
  );
};

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
      {/* A sandbox in a page serves no pages. */}
      {!host && <Places sandbox={description} />}
      <Tokens tokens={description.tokens} />
      <div class="columns wide">
        <Users />
        <Workspaces />
      </div>
    </View>
  );
};
