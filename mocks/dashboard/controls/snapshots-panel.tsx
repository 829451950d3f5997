import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, confirm, EmptyState, Loading, Panel, Table, TextField, Time } from '../components/index.ts';
import { act } from '../store/act.ts';
import { workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

const toPathInput = (snapshot: string) => ({ path: { slug: workspace.value, snapshot } });

const restore = async (name: string): Promise<void> => {
  const text = `This replaces the records of ${workspace.value} with the snapshot, in both modes.`;
  if (!(await confirm({ title: `Restore "${name}"?`, text, action: 'Restore', isDangerous: true }))) return;
  await act(() => control('restoreSnapshot', toPathInput(name)), `"${name}" was restored.`);
};

const remove = async (name: string): Promise<void> => {
  const text = "This doesn't change the workspace.";
  if (!(await confirm({ title: `Delete "${name}"?`, text, action: 'Delete', isDangerous: true }))) return;
  await act(() => control('removeSnapshot', toPathInput(name)), `"${name}" was deleted.`);
};

/** The snapshots of the selected workspace. */
export const SnapshotsPanel = () => {
  const [name, setName] = useState('');
  const snapshots = useLoaded(() => control('listSnapshots', { path: { slug: workspace.value } }), []);
  const take = async (): Promise<void> => {
    if (await act(() => control('takeSnapshot', toPathInput(name)), `"${name}" was taken.`)) setName('');
  };
  return (
    <Panel
      title={`Snapshots of ${workspace.value}`}
      summary="The saved records of the workspace in both modes. A new snapshot replaces one with the same name."
    >
      <form
        class="form-row"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextField label="Name of the snapshot" required value={name} onChange={setName} />
        <Button type="submit">Take a snapshot</Button>
      </form>
      <Loading loaded={snapshots}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title="No snapshots" />
          ) : (
            <Table
              caption="Snapshots"
              rows={data}
              getKey={(snapshot) => snapshot.name}
              columns={[
                { name: 'Name', show: (snapshot) => snapshot.name },
                { name: 'Taken', show: ({ taken_at }) => <Time at={taken_at} /> },
                {
                  name: 'Actions',
                  hasHiddenName: true,
                  show: (snapshot) => (
                    <div class="actions">
                      <Button label={`Restore ${snapshot.name}`} onClick={() => void restore(snapshot.name)}>
                        Restore
                      </Button>
                      <Button
                        kind="danger"
                        label={`Delete ${snapshot.name}`}
                        onClick={() => void remove(snapshot.name)}
                      >
                        Delete
                      </Button>
                    </div>
                  ),
                },
              ]}
            />
          )
        }
      </Loading>
    </Panel>
  );
};
