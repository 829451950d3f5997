import { useState } from 'preact/hooks';
import { control, controlRequest } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { CodeBlock, download } from '../components/code-block.tsx';
import { Field, RowForm } from '../components/form.tsx';
import { Panel } from '../components/view.tsx';
import { toAction } from '../operation/action.ts';
import { ActionButtons } from '../operation/action-buttons.tsx';
import { RecordsPanel } from '../operation/records-panel.tsx';
import { act } from '../store/events.ts';
import { attempt } from '../store/messages.ts';
import { here, workspace } from '../store/route.ts';

const reset = (records: 'initial' | 'demo') =>
  toAction(controlRequest('reset'), {
    label: `Reset to the ${records} records`,
    isDangerous: true,
    body: records === 'demo' ? { records } : undefined,
    done: 'The sandbox was reset.',
  });

/** Restores the initial state. */
export const ResetPanel = () => (
  <Panel
    title="Reset"
    summary="Restores the records that the sandbox was started or last reset with, or the demo records."
    actions={<ActionButtons actions={[reset('initial'), reset('demo')]} />}
  />
);

const listSnapshotActions = ({ name }: { readonly name: string }) => [
  toAction(controlRequest('restoreSnapshot', { path: { snapshot: name } }), {
    name,
    isDangerous: true,
    done: `"${name}" was restored.`,
  }),
  toAction(controlRequest('removeSnapshot', { path: { snapshot: name } }), { name }),
];

/** The snapshots of the selected workspace. */
export const SnapshotsPanel = () => (
  <RecordsPanel
    title={`Snapshots of ${workspace.value}`}
    summary="The saved records of the workspace in both modes. A new snapshot replaces one with the same name."
    load={() => control.listSnapshots({ path: here() })}
    empty="No snapshots"
    columns={['name', 'taken_at']}
    rowActions={listSnapshotActions}
  >
    <RowForm
      inputs={{ name: { label: 'Name of the snapshot', required: true } }}
      submit="Take a snapshot"
      onSubmit={({ name }) =>
        act(() => control.takeSnapshot({ path: { ...here(), snapshot: name } }), `"${name}" was taken.`)
      }
    />
  </RecordsPanel>
);

type Format = 'json' | 'yaml';

const formatSeed = async (seed: unknown, format: Format): Promise<string> => {
  if (format === 'json') return `${JSON.stringify(seed, null, 2)}\n`;
  const { stringify } = await import('yaml');
  return stringify(seed);
};

/** Exports the current records. */
export const SeedExportPanel = () => {
  const [format, setFormat] = useState<Format>('yaml');
  const [content, setContent] = useState<string | undefined>(undefined);
  const exportSeed = async () => formatSeed(await control.exportSeed(), format);
  const show = async () => setContent(await exportSeed());
  const save = async () => download(await exportSeed(), `seed.${format}`);
  return (
    <Panel
      title="Export a seed"
      summary="The current records of all workspaces, to load here or with --seed. Tokens, values of secrets, deliveries and the clock are not included."
    >
      <div class="form-row">
        <Field
          label="Format"
          value={format}
          choices={['yaml', 'json']}
          onChange={(chosen) => {
            setFormat(chosen as Format);
            setContent(undefined);
          }}
        />
        <Button onClick={() => attempt(show)}>Show the seed</Button>
        <Button onClick={() => attempt(save, 'The seed was downloaded.')}>Download the seed</Button>
      </div>
      {content !== undefined && <CodeBlock label="Seed" value={content} />}
    </Panel>
  );
};
