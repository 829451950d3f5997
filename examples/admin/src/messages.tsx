import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { explain } from './explain.ts';

/** An error message that screen readers announce immediately, with a button to try again if that can help. */
export const Failure = ({ error, retry }: { error: unknown; retry?: () => unknown }) => (
  <div role="alert">
    <p>{explain(error)}</p>
    {retry && (
      <button type="button" onClick={() => retry()}>
        Try again
      </button>
    )}
  </div>
);

/** The heading of a view. It takes the focus when the view opens, so that a screen reader announces the view. */
export const ViewHeading = ({ children }: { children: string }) => {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <h1 tabIndex={-1} ref={element}>
      <title>{`${children} – Workspace`}</title>
      {children}
    </h1>
  );
};

type TextInputProps = ComponentProps<'input'> & { label: string; problem?: string | undefined };

/** A labeled text field, with the error message for its value, if it is invalid. */
export const TextInput = ({ label, problem, ...input }: TextInputProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={problem !== undefined} aria-describedby={`${id}-problem`} {...input} />
      <p id={`${id}-problem`} className="problem" aria-live="polite">
        {problem}
      </p>
    </div>
  );
};
