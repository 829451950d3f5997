import { signal } from '@preact/signals';
import { type ComponentChildren, Fragment, type VNode } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { route } from '../store/route.ts';
import { Button } from './button.tsx';

/** The open dialogs, from the first to the one in front. */
const dialogs = signal<readonly VNode[]>([]);

let last = 0;

/** Opens a dialog in front of any others. @param render gets the function that closes it */
export const openDialog = (render: (close: () => void) => ComponentChildren): void => {
  last += 1;
  const close = () => {
    dialogs.value = dialogs.value.filter((other) => other !== dialog);
  };
  const dialog = <Fragment key={last}>{render(close)}</Fragment>;
  dialogs.value = [...dialogs.value, dialog];
};

/** The open dialogs. Rendered once, by the shell. They close when the view is left. */
export const Dialogs = () => {
  const { segments } = route.value;
  useEffect(
    () => () => {
      dialogs.value = [];
    },
    [segments],
  );
  return <>{dialogs.value}</>;
};

/** Moves the focus to the first input of a dialog, or else to the button that changes nothing, which is the first at its end. */
export const focusFirst = (place: Element): void => {
  const inputs = [...place.querySelectorAll<HTMLElement>('input, select, textarea')];
  const [button] = [...place.querySelectorAll('.actions')].at(-1)?.children ?? [];
  const first = inputs.find((input) => !input.closest('details')) ?? (button as HTMLElement | undefined);
  first?.focus();
  if (first instanceof HTMLTextAreaElement) first.setSelectionRange(0, 0);
};

type DialogProps = {
  readonly title: string;
  /** Whether the user entered something. Escape then requires a confirmation. */
  readonly isFilled?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** A modal dialog, which Escape closes too. When it closes, the focus returns to where it was. */
export const Dialog = ({ title, isFilled = false, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const show = () => {
    const { current } = dialog;
    if (!current || current.open) return;
    current.showModal();
    focusFirst(current);
  };
  useLayoutEffect(() => {
    show();
    return () => dialog.current?.close();
  }, []);
  const close = async (event: Event) => {
    event.preventDefault();
    if (!isFilled || (await confirm(discard))) onClose();
    // The browser may have closed it in spite of the question.
    else show();
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

/** What the user confirms before an action. */
type Question = {
  readonly title: string;
  readonly text: ComponentChildren;
  /** The label of the confirm button, which names the action: `Discard`. */
  readonly action: string;
};

const discard: Question = {
  title: 'Discard what you entered?',
  text: 'Nothing was sent.',
  action: 'Discard',
};

type QuestionProps = Question & {
  readonly close: () => void;
  readonly respond: (isConfirmed: boolean) => void;
};

const QuestionDialog = ({ title, text, action, close, respond }: QuestionProps) => {
  // However it closes. What the user confirmed before stays so.
  useEffect(() => () => respond(false), []);
  const accept = () => {
    respond(true);
    close();
  };
  return (
    <Dialog title={title} onClose={close}>
      {text}
      <div class="actions">
        <Button onClick={close}>Cancel</Button>
        <Button kind="danger" onClick={accept}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
};

/** Opens a dialog in which the user confirms an action that can't be undone. @returns whether the user confirmed */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((respond) =>
    openDialog((close) => <QuestionDialog {...question} close={close} respond={respond} />),
  );
