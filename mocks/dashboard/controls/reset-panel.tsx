import { control } from '../client/control.ts';
import { Button, confirm, Panel } from '../components/index.ts';
import { act } from '../store/act.ts';

const lost =
  'This deletes all records, issued tokens, cursors and snapshots. It also resets the clock, mutants and latency to ' +
  'their initial values, and clears the fault rules and the request log.';

const reset = async (title: string, body?: { records: 'demo' }): Promise<void> => {
  if (!(await confirm({ title, text: lost, action: 'Reset', isDangerous: true }))) return;
  await act(() => control('reset', body && { body }), 'The sandbox was reset.');
};

/** Restores the initial state. */
export const ResetPanel = () => (
  <Panel
    title="Reset"
    summary="Restores the records that the sandbox was started or last reset with, or the demo records."
  >
    <div class="actions">
      <Button kind="danger" onClick={() => void reset('Reset to the initial records?')}>
        Reset to the initial records
      </Button>
      <Button kind="danger" onClick={() => void reset('Reset to the demo records?', { records: 'demo' })}>
        Reset to the demo records
      </Button>
    </div>
  </Panel>
);
