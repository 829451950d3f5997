import { control } from '../client/control.ts';
import { actionColumn, Button, Panel, RecordTable, RowForm, Time } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

const path = (snapshot: string) => ({ path: { ...here(), snapshot } });

/** The snapshots of the selected workspace. */
export const SnapshotsPanel = () => {
  const snapshots = useLoaded(async () => (await control('listSnapshots', { path: here() })).data, []);
  return (
    <Panel
      title={`Snapshots of ${workspace.value}`}
      summary="The saved records of the workspace in both modes. A new snapshot replaces one with the same name."
    >
      <RowForm
        inputs={{ name: { label: 'Name of the snapshot', required: true } }}
        submit="Take a snapshot"
        isCleared
        onSubmit={({ name }) => act(() => control('takeSnapshot', path(name)), `"${name}" was taken.`)}
      />
      <RecordTable
        caption="Snapshots"
        loaded={snapshots}
        empty="No snapshots"
        getKey={({ name }) => name}
        columns={[
          { name: 'Name', show: ({ name }) => name },
          { name: 'Taken', show: ({ taken_at }) => <Time at={taken_at} /> },
          actionColumn(({ name }: { name: string }) => (
            <>
              <Button
                label={`Restore ${name}`}
                question={{
                  title: `Restore "${name}"?`,
                  text: `This replaces the records of ${workspace.value} with the snapshot, in both modes.`,
                  action: 'Restore',
                  isDangerous: true,
                }}
                onClick={() => act(() => control('restoreSnapshot', path(name)), `"${name}" was restored.`)}
              >
                Restore
              </Button>
              <Button
                kind="danger"
                label={`Delete ${name}`}
                question={{
                  title: `Delete "${name}"?`,
                  text: "This doesn't change the workspace.",
                  action: 'Delete',
                }}
                onClick={() => act(() => control('removeSnapshot', path(name)), `"${name}" was deleted.`)}
              >
                Delete
              </Button>
            </>
          )),
        ]}
      />
    </Panel>
  );
};
