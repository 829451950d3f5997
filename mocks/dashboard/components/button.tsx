import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useState } from 'preact/hooks';
import { attempt } from '../store/messages.ts';

type ButtonProps = {
  readonly children: ComponentChildren;
  /** Runs on a click. The button ignores further clicks until a returned promise settles. */
  readonly onClick?: (event: TargetedMouseEvent<HTMLButtonElement>) => unknown;
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
