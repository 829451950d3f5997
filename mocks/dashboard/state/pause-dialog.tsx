import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Dialog, DialogForm, TextAreaField, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here } from '../store/sandbox.ts';

/** Parses a JSON object. Returns undefined for any other input. */
const parseObject = (json: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Pauses a run as its agent would, for an action that a user has to approve. */
export const PauseDialog = ({ runId, onClose }: { runId: string; onClose: () => void }) => {
  const [action, setAction] = useState('review');
  const [json, setJson] = useState('{}');
  const [error, setError] = useState<string>();
  const pause = async () => {
    const payload = parseObject(json);
    setError(payload ? undefined : 'Enter a JSON object, such as {"amount": 1250}.');
    if (!payload) return;
    const request = () => control('pauseRun', { path: { ...here(), id: runId }, body: { action, payload } });
    if (await act(request, 'The run waits for an approval.')) onClose();
  };
  return (
    <Dialog title="Pause for an approval" onClose={onClose}>
      <DialogForm action="Pause the run" onSubmit={pause} onClose={onClose}>
        <TextField
          label="Action"
          value={action}
          onChange={setAction}
          required
          hint="The action that needs an approval."
        />
        <TextAreaField
          label="Payload"
          value={json}
          onChange={setJson}
          isCode
          error={error}
          hint="The facts for the decision, as JSON."
        />
      </DialogForm>
    </Dialog>
  );
};
