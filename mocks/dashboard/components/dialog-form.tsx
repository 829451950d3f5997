import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';

/** The form of a dialog: its fields, and below them Cancel and the action. */
export const DialogForm = ({
  action,
  isDangerous = false,
  onSubmit,
  onClose,
  children,
}: {
  /** The text of the button that submits: the action itself, as `Issue`. */
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
