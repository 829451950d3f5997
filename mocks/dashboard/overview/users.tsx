import { control } from '../client/control.ts';
import { Panel, RecordTable } from '../components/index.ts';
import { useLoaded } from '../store/use-loaded.ts';

/** Who can sign in. */
export const Users = () => {
  const loaded = useLoaded(async () => (await control('listPeople')).data, []);
  return (
    <Panel title="Users" summary="These users can sign in, without a password.">
      <RecordTable
        caption="Users who can sign in"
        loaded={loaded}
        empty="No users"
        getKey={({ id }) => id}
        columns={[
          { name: 'Email', show: ({ email }) => email },
          {
            name: 'Workspaces',
            show: ({ workspaces }) => (
              <ul>
                {workspaces.map(({ slug, name, scopes }) => (
                  <li key={slug}>
                    {name} <span class="soft small">{scopes.length} scopes</span>
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
