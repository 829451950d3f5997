import { signal } from '@preact/signals';
import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useState } from 'preact/hooks';
import { attempt } from '../store/messages.ts';

/** What the user confirms before an action. */
export type Question = {
  readonly title: string;
  readonly text: ComponentChildren;
  /** The label of the confirm button, which names the action: `Delete`. */
  readonly action: string;
  readonly isDangerous?: boolean;
};

/** The question that is open, and the function that receives whether the user confirmed. */
export const openQuestion = signal<
  (Question & { readonly respond: (confirmed: boolean) => void }) | undefined
>(undefined);

/** Opens a dialog in which the user confirms an action. @returns whether the user confirmed */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    openQuestion.value?.respond(false);
    openQuestion.value = { ...question, respond: resolve };
  });

type ButtonProps = {
  readonly children: ComponentChildren;
  /** Runs on a click. The button ignores further clicks until a returned promise settles. */
  readonly onClick?: (event: TargetedMouseEvent<HTMLButtonElement>) => unknown;
  /** What the user confirms before. */
  readonly question?: Question;
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly isDisabled?: boolean;
  /** The name for screen readers, if the visible label isn't clear enough. */
  readonly label?: string;
  /** The state of a toggle button. */
  readonly isPressed?: boolean;
};

/** A button. */
export const Button = ({
  children,
  onClick,
  question,
  kind = 'plain',
  type = 'button',
  isDisabled = false,
  label,
  isPressed,
}: ButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const isInactive = isDisabled || isBusy;
  const click = async (event: TargetedMouseEvent<HTMLButtonElement>) => {
    if (isInactive) return event.preventDefault();
    if (question && !(await confirm({ isDangerous: kind === 'danger', ...question }))) return;
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    setBusy(true);
    await result.finally(() => setBusy(false));
  };
  return (
    <button
      type={type}
      class={`button ${kind}`}
      onClick={click}
      // The attribute `disabled` would take the focus away.
      aria-disabled={isInactive || undefined}
      aria-busy={isBusy || undefined}
      aria-label={label}
      aria-pressed={isPressed}
    >
      {children}
    </button>
  );
};

/** How long the button shows that it has copied, in milliseconds. */
const saidFor = 1500;

/**
 * Copies a string to the clipboard. Without a secure origin, a page has none, so the button is omitted.
 *
 * @param what what is copied, for screen readers: `token`
 */
export const CopyButton = ({ text, what, name = 'Copy' }: { text: string; what: string; name?: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await attempt(() => navigator.clipboard.writeText(text)))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), saidFor);
  };
  if (!isSecureContext) return null;
  return (
    <Button kind="quiet" onClick={() => void copy()} label={`${isCopied ? 'Copied' : name} ${what}`}>
      {isCopied ? 'Copied' : name}
    </Button>
  );
};
