import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../client/api.ts';
import { Dialog, DialogForm, TextAreaField } from '../components/index.ts';
import { act } from '../store/act.ts';

/** The decision of a user about an approval. */
export type Decision = 'approve' | 'deny';

const messages = {
  approve: { title: 'Approve', effect: 'The run continues.', done: 'Approved. The run continues.' },
  deny: { title: 'Deny', effect: 'The run stops permanently.', done: 'Denied. The run has stopped.' },
} as const;

type DecisionDialogProps = {
  readonly approval: components['schemas']['Approval'];
  readonly decision: Decision;
  readonly onClose: () => void;
};

/** Prompts for the reason for a decision, and sends the decision. */
export const DecisionDialog = ({ approval: { id, action }, decision, onClose }: DecisionDialogProps) => {
  const [note, setNote] = useState('');
  const { title, effect, done } = messages[decision];
  const decide = async () => {
    const request = { path: { id }, body: note === '' ? {} : { note } };
    const operation = decision === 'approve' ? 'approveApproval' : 'denyApproval';
    if (await act(() => api(operation, request), done)) onClose();
  };
  return (
    <Dialog title={`${title} ${action}`} onClose={onClose}>
      <DialogForm action={title} isDangerous={decision === 'deny'} onSubmit={decide} onClose={onClose}>
        <p>{effect} A decision is final.</p>
        <TextAreaField
          label="Reason"
          value={note}
          onChange={setNote}
          hint="Optional. Stored with the approval."
        />
      </DialogForm>
    </Dialog>
  );
};
