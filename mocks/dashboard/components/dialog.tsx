import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';

/**
 * A modal dialog, closed by Escape too. Render it while it is open. When it closes, what had the focus before has it
 * again.
 */
export const Dialog = ({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // With each rendering: it can be asked for again between being closed by the browser and the event of that.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  });
  useLayoutEffect(() => () => dialog.current?.close(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
};

type Question = {
  readonly title: string;
  readonly text: ComponentChildren;
  /** The text of the button that confirms: the action itself, as `Delete`. */
  readonly action: string;
  readonly isDangerous?: boolean;
};

const openQuestion = signal<(Question & { readonly respond: (confirmed: boolean) => void }) | undefined>(
  undefined,
);

/** Asks before an action. @returns whether the user confirmed */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    openQuestion.value?.respond(false);
    openQuestion.value = { ...question, respond: resolve };
  });

/** The question that is being asked. Rendered once, by the shell. */
export const Confirmation = () => {
  const question = openQuestion.value;
  if (!question) return null;
  const settle = (confirmed: boolean) => {
    question.respond(confirmed);
    if (openQuestion.value === question) openQuestion.value = undefined;
  };
  return (
    <Dialog title={question.title} onClose={() => settle(false)}>
      <div class="dialog-text">{question.text}</div>
      <div class="actions">
        <Button onClick={() => settle(false)}>Cancel</Button>
        <Button kind={question.isDangerous ? 'danger' : 'primary'} onClick={() => settle(true)}>
          {question.action}
        </Button>
      </div>
    </Dialog>
  );
};
