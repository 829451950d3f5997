import { useState } from 'preact/hooks';
import { control, controlRequest } from '../client/request.ts';
import {
  actionColumn,
  Button,
  CodeBlock,
  download,
  Field,
  Panel,
  RecordPanel,
  RowForm,
} from '../components/index.ts';
import { ActionButtons, toAction } from '../operation/action.tsx';
import { act } from '../store/events.ts';
import { attempt } from '../store/messages.ts';
import { here, workspace } from '../store/selection.ts';

const lost =
  'This deletes all records, issued tokens, cursors and snapshots. It also resets the clock, mutants and latency to ' +
  'their initial values, and clears the fault rules and the request log.';

const reset = (records: 'initial' | 'demo') =>
  toAction(controlRequest('reset', {}), {
    label: `Reset to the ${records} records`,
    isDangerous: true,
    text: lost,
    body: records === 'demo' ? { records } : undefined,
    done: 'The sandbox was reset.',
  });

/** Restores the initial state. */
export const ResetPanel = () => (
  <Panel
    title="Reset"
    summary="Restores the records that the sandbox was started or last reset with, or the demo records."
  >
    <div class="actions">
      <ActionButtons actions={[reset('initial'), reset('demo')]} />
    </div>
  </Panel>
);

const path = (snapshot: string) => ({ path: { ...here(), snapshot } });

/** The snapshots of the selected workspace. */
export const SnapshotsPanel = () => (
  <RecordPanel
    title={`Snapshots of ${workspace.value}`}
    summary="The saved records of the workspace in both modes. A new snapshot replaces one with the same name."
    caption="Snapshots"
    load={async () => (await control.listSnapshots({ path: here() })).data}
    empty="No snapshots"
    getKey={({ name }) => name}
    columns={[
      'name',
      'taken_at',
      actionColumn(({ name }: { name: string }) => (
        <ActionButtons
          actions={[
            toAction(controlRequest('restoreSnapshot', path(name)), {
              name,
              isDangerous: true,
              text: `This replaces the records of ${workspace.value} with the snapshot, in both modes.`,
              done: `"${name}" was restored.`,
            }),
            toAction(controlRequest('removeSnapshot', path(name)), {
              name,
              text: "This doesn't change the workspace.",
            }),
          ]}
        />
      )),
    ]}
  >
    <RowForm
      inputs={{ name: { label: 'Name of the snapshot', required: true } }}
      submit="Take a snapshot"
      isCleared
      onSubmit={({ name }) => act(() => control.takeSnapshot(path(name)), `"${name}" was taken.`)}
    />
  </RecordPanel>
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
  const [content, setText] = useState<string | undefined>(undefined);
  const exportSeed = async () => formatSeed(await control.exportSeed(), format);
  return (
    <Panel
      title="Export a seed"
      summary="The current records of all workspaces, to load here or with --seed. Tokens, values of secrets, deliveries and the clock are not included."
    >
      <div class="form-row">
        <Field
          label="Format"
          value={format}
          choices={[
            ['yaml', 'YAML'],
            ['json', 'JSON'],
          ]}
          onChange={(chosen) => {
            setFormat(chosen as Format);
            setText(undefined);
          }}
        />
        <Button onClick={() => attempt(async () => setText(await exportSeed()))}>Show the seed</Button>
        <Button
          onClick={() =>
            attempt(async () => download(await exportSeed(), `seed.${format}`), 'The seed was downloaded.')
          }
        >
          Download the seed
        </Button>
      </div>
      {content !== undefined && <CodeBlock label="Seed" value={content} />}
    </Panel>
  );
};
