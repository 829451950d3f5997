import { control } from '../client/control.ts';
import { Button, Panel } from '../components/index.ts';
import { act } from '../store/act.ts';

const lost =
  'This deletes all records, issued tokens, cursors and snapshots. It also resets the clock, mutants and latency to ' +
  'their initial values, and clears the fault rules and the request log.';

const ResetButton = ({ records }: { records: 'initial' | 'demo' }) => (
  <Button
    kind="danger"
    question={{ title: `Reset to the ${records} records?`, text: lost, action: 'Reset' }}
    onClick={() =>
      act(
        () => control('reset', records === 'demo' ? { body: { records } } : undefined),
        'The sandbox was reset.',
      )
    }
  >
    Reset to the {records} records
  </Button>
);

/** Restores the initial state. */
export const ResetPanel = () => (
  <Panel
    title="Reset"
    summary="Restores the records that the sandbox was started or last reset with, or the demo records."
  >
    <div class="actions">
      <ResetButton records="initial" />
      <ResetButton records="demo" />
    </div>
  </Panel>
);
