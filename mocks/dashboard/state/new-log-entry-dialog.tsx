import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Dialog, DialogForm, SelectField, TextAreaField, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, inMode } from '../store/sandbox.ts';
import { levels } from './log-filters.tsx';

/** Writes an entry, as a running component does. */
export const NewLogEntryDialog = ({ onClose }: { onClose: () => void }) => {
  const [level, setLevel] = useState<string>('info');
  const [source, setSource] = useState('capability');
  const [message, setMessage] = useState('');
  const add = async () => {
    const entry = { level: level as (typeof levels)[number], source, message };
    const request = () => control('addLogEntry', { path: here(), body: { ...inMode(), ...entry } });
    if (await act(request, 'The entry was added.')) onClose();
  };
  return (
    <Dialog title="Add an entry" onClose={onClose}>
      <DialogForm action="Add" onSubmit={add} onClose={onClose}>
        <div class="form-row">
          <SelectField label="Severity" value={level} onChange={setLevel} choices={levels} />
          <TextField label="Component" value={source} onChange={setSource} required />
        </div>
        <TextAreaField label="Message" value={message} onChange={setMessage} required />
      </DialogForm>
    </Dialog>
  );
};
