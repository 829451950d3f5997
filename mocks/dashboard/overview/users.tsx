import { control } from '../client/control.ts';
import { Loading, Panel, Table } from '../components/index.ts';
import { useLoaded } from '../store/use-loaded.ts';

/** Who can sign in. */
export const Users = () => {
  const loaded = useLoaded(() => control('listPeople'), []);
  return (
    <Panel title="Users" summary="These users can sign in, without a password.">
      <Loading loaded={loaded}>
        {({ data }) => (
          <Table
            caption="Users who can sign in"
            rows={data}
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
        )}
      </Loading>
    </Panel>
  );
};
