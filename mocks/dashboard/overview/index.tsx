import { useEffect } from 'preact/hooks';
import { host } from '../client/host.ts';
import { control } from '../client/request.ts';
import { actionColumn, Button, formatCount, RecordPanel, Time, View } from '../components/index.ts';
import { go, setParameters } from '../store/route.ts';
import { sandbox } from '../store/sandbox.ts';
import { useClock } from '../store/use-loaded.ts';
import { Places } from './places.tsx';
import { noteSignIn } from './sign-in.ts';
import { Tokens } from './tokens.tsx';

/** Who can sign in. */
const Users = () => (
  <RecordPanel
    title="Users"
    summary="These users can sign in, without a password."
    caption="Users who can sign in"
    load={async () => (await control('listPeople')).data}
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

const open = (slug: string) => {
  setParameters({ workspace: slug });
  go(['state']);
};

/** The workspaces, with links to their records. */
const Workspaces = () => (
  <RecordPanel
    title="Workspaces"
    summary="Each workspace has its own records, in test mode and in live mode."
    caption="Workspaces"
    load={async () => (await control('listWorkspaces')).data}
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
