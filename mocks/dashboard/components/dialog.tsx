import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button, openQuestion } from './button.tsx';

/**
 * A modal dialog, which Escape closes too. Render it only while it is open. When it closes, the focus returns to where it was.
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
  // This runs on every render, because the dialog may be opened again after the browser closed it and before the close event.
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

/** The open confirmation dialog. Rendered once, by the shell. */
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
