import { control } from '../client/control.ts';
import { actionColumn, Button, Panel, RecordTable } from '../components/index.ts';
import { go } from '../store/route.ts';
import { select } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

const open = (slug: string) => {
  select({ workspace: slug });
  go(['state']);
};

/** The workspaces, with links to their records. */
export const Workspaces = () => {
  const loaded = useLoaded(async () => (await control('listWorkspaces')).data, []);
  return (
    <Panel title="Workspaces" summary="Each workspace has its own records, in test mode and in live mode.">
      <RecordTable
        caption="Workspaces"
        loaded={loaded}
        empty="No workspaces"
        getKey={({ slug }) => slug}
        columns={[
          { name: 'Slug', show: ({ slug }) => <code>{slug}</code> },
          { name: 'Name', show: ({ name }) => name },
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
