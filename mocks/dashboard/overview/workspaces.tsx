import { control } from '../client/control.ts';
import { Button, Loading, Panel, Table } from '../components/index.ts';
import { go } from '../store/route.ts';
import { select } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

const open = (slug: string) => {
  select({ workspace: slug });
  go(['state']);
};

/** The workspaces, with links to their records. */
export const Workspaces = () => {
  const loaded = useLoaded(() => control('listWorkspaces'), []);
  return (
    <Panel title="Workspaces" summary="Each workspace has its own records, in test mode and in live mode.">
      <Loading loaded={loaded}>
        {({ data }) => (
          <Table
            caption="Workspaces"
            rows={data}
            getKey={({ slug }) => slug}
            columns={[
              { name: 'Slug', show: ({ slug }) => <code>{slug}</code> },
              { name: 'Name', show: ({ name }) => name },
              {
                name: 'Actions',
                hasHiddenName: true,
                show: ({ slug }) => (
                  <div class="actions">
                    <Button kind="quiet" onClick={() => open(slug)} label={`Show records of ${slug}`}>
                      Show records
                    </Button>
                  </div>
                ),
              },
            ]}
          />
        )}
      </Loading>
    </Panel>
  );
};
