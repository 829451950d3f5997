import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { route } from '../store/route.ts';
import { Button } from './button.tsx';

/** What the user confirms before an action. */
type Question = {
  readonly title: string;
  readonly text: ComponentChildren;
  /** The label of the confirm button, which names the action: `Delete`. */
  readonly action: string;
  readonly isDangerous?: boolean;
};

/** The question that is open, and the function that receives whether the user confirmed. */
const openQuestion = signal<(Question & { readonly respond: (confirmed: boolean) => void }) | undefined>(
  undefined,
);

/** Opens a dialog in which the user confirms an action. @returns whether the user confirmed */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    openQuestion.value?.respond(false);
    openQuestion.value = { ...question, respond: resolve };
  });

/** Moves the focus to the first input of a dialog, or else to the button that changes nothing, which is the first at its end. */
export const focusFirst = (place: Element): void => {
  const inputs = [...place.querySelectorAll<HTMLElement>('input, select, textarea')];
  const [button] = [...place.querySelectorAll('.actions')].at(-1)?.children ?? [];
  const first = inputs.find((input) => !input.closest('details')) ?? (button as HTMLElement | undefined);
  first?.focus();
  if (first instanceof HTMLTextAreaElement) first.setSelectionRange(0, 0);
};

const discard = {
  title: 'Discard what you entered?',
  text: 'Nothing was sent.',
  action: 'Discard',
  isDangerous: true,
};

type DialogProps = {
  readonly title: string;
  /** Whether the user entered something. Escape then requires a confirmation. */
  readonly isFilled?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/**
 * A modal dialog, which Escape closes too. Render it only while it is open. When it closes, the focus returns to where it was.
 */
export const Dialog = ({ title, isFilled = false, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [, render] = useReducer((count: number) => count + 1, 0);
  // This runs on every render, because the dialog may be opened again after the browser closed it and before the close event.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current || current.open) return;
    current.showModal();
    focusFirst(current);
  });
  useLayoutEffect(() => () => dialog.current?.close(), []);
  const close = async (event: Event) => {
    event.preventDefault();
    if (!isFilled || (await confirm(discard))) onClose();
    // The browser may have closed it in spite of the question.
    else render(0);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // The browser lets a page cancel the event `cancel` only once.
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
      onCancel={close}
      onClose={(event) => {
        const { currentTarget } = event;
        if (currentTarget.isConnected && !currentTarget.open) void close(event);
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
};

const respond = (isConfirmed: boolean): void => {
  openQuestion.value?.respond(isConfirmed);
  openQuestion.value = undefined;
};

/** The open confirmation dialog. Rendered once, by the shell. It closes when the view is left. */
export const Confirmation = () => {
  const { segments } = route.value;
  useEffect(() => () => respond(false), [segments]);
  const question = openQuestion.value;
  if (!question) return null;
  return (
    <Dialog title={question.title} onClose={() => respond(false)}>
      <div class="dialog-text">{question.text}</div>
      <div class="actions">
        <Button onClick={() => respond(false)}>Cancel</Button>
        <Button kind={question.isDangerous ? 'danger' : 'primary'} onClick={() => respond(true)}>
          {question.action}
        </Button>
      </div>
    </Dialog>
  );
};
