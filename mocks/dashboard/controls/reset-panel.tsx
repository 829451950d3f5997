import { control } from '../client/control.ts';
import { Button, confirm, Panel } from '../components/index.ts';
import { act } from '../store/act.ts';

const lost =
  'All records, tokens that were issued, cursors and snapshots are deleted. The clock, mutants and latency go back to ' +
  'the start, and fault rules and the request log are cleared.';

const reset = async (title: string, body?: { records: 'demo' }): Promise<void> => {
  if (!(await confirm({ title, text: lost, action: 'Reset', isDangerous: true }))) return;
  await act(() => control('reset', body && { body }), 'The sandbox was reset.');
};

/** Restores the initial state. */
export const ResetPanel = () => (
  <Panel
    title="Reset"
    summary="Start over: with the records that the sandbox was started or last reset with, or with the demo records."
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
