import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';

/** The form of a dialog: its fields, with the Cancel and action buttons below. */
export const DialogForm = ({
  action,
  isDangerous = false,
  onSubmit,
  onClose,
  children,
}: {
  /** The label of the submit button, which names the action: `Issue`. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) => (
  <form
    class="stack"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    <div class="actions">
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" kind={isDangerous ? 'danger' : 'primary'}>
        {action}
      </Button>
    </div>
  </form>
);
