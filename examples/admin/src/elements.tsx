import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { explain, getFieldProblems } from './explain.ts';

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

const focus = (element: HTMLElement | null) => element?.focus();

/** The heading of a view. It takes the focus when the view opens, so that a screen reader announces the view. */
export const ViewHeading = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} ref={focus}>
    <title>{`${children} – Workspace`}</title>
    {children}
  </h1>
);

type FieldsFormProps<Pointer extends string> = {
  /** The label of each field, by the JSON Pointer (RFC 6901) of its value in the request. */
  labels: Record<Pointer, string>;
  values?: Record<string, string>;
  save: UseMutationResult<unknown, Error, Record<Pointer, string>>;
  children: ReactNode;
};

/** A form of text fields. The service validates them: each of its messages is shown at its field. */
export const FieldsForm = <Pointer extends string>(props: FieldsFormProps<Pointer>) => {
  const { labels, values, save, children } = props;
  const problems = getFieldProblems(save.error);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const entered = Object.fromEntries(new FormData(form)) as Record<Pointer, string>;
        save.mutate(entered, { onSuccess: () => form.reset() });
      }}
    >
      {(Object.keys(labels) as Pointer[]).map((pointer) => (
        <div key={pointer}>
          <label htmlFor={pointer}>{labels[pointer]}</label>
          <input
            id={pointer}
            name={pointer}
            defaultValue={values?.[pointer]}
            aria-invalid={pointer in problems}
            aria-describedby={`${pointer}-problem`}
          />
          <p id={`${pointer}-problem`} className="problem" aria-live="polite">
            {problems[pointer]}
          </p>
        </div>
      ))}
      {save.isError && Object.keys(problems).length === 0 && <Failure error={save.error} />}
      {children}
    </form>
  );
};
