import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type FieldProps = {
  readonly label: string;
  /** The hint below the input. */
  readonly hint?: ComponentChildren;
  /** The problem with the value. */
  readonly error?: string | undefined;
  /** Whether the label is visible only to screen readers. */
  readonly hasHiddenLabel?: boolean;
};

/** The attributes of an input: its id, and the ids of its hint and error. */
type Described = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean;
};

/** A labelled input. */
export const Field = ({
  label,
  hint,
  error,
  hasHiddenLabel = false,
  children,
}: FieldProps & { readonly children: (described: Described) => ComponentChildren }) => {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id} class={hasHiddenLabel ? 'visually-hidden' : ''}>
        {label}
      </label>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(error && { 'aria-invalid': true }) })}
      {hint && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} class="error">
          {error}
        </p>
      )}
    </div>
  );
};

type ValueProps<Value> = FieldProps & { readonly value: Value; readonly onChange: (value: Value) => void };

export type TextFieldProps = ValueProps<string> & {
  readonly type?: 'text' | 'number' | 'email' | 'url' | 'search' | 'date' | 'datetime-local';
  readonly placeholder?: string;
  readonly required?: boolean;
  /** For a number or a date. */
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number | 'any';
};

/** A line of text, a number or a date. */
export const TextField = ({
  label,
  hint,
  error,
  hasHiddenLabel = false,
  value,
  onChange,
  type = 'text',
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} hasHiddenLabel={hasHiddenLabel}>
    {(described) => (
      <input
        {...input}
        {...described}
        // Preact declares each type of input separately.
        type={type as 'text'}
        autocomplete="off"
        spellcheck={false}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

type TextAreaFieldProps = ValueProps<string> & {
  readonly rows?: number;
  readonly required?: boolean;
  readonly isCode?: boolean;
};

/** Several lines of text. */
export const TextAreaField = ({
  value,
  onChange,
  rows = 4,
  required = false,
  isCode = false,
  ...field
}: TextAreaFieldProps) => (
  <Field {...field}>
    {(described) => (
      <textarea
        {...described}
        rows={rows}
        required={required}
        spellcheck={!isCode}
        class={isCode ? 'code' : ''}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

/** An option: its value, and its label. */
export type Choice = readonly [value: string, text: string] | string;

/** A list to select one option from. */
export const SelectField = ({
  choices,
  value,
  onChange,
  ...field
}: ValueProps<string> & { readonly choices: readonly Choice[] }) => (
  <Field {...field}>
    {(described) => (
      <select {...described} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => {
          const [optionValue, text] = typeof choice === 'string' ? [choice, choice] : choice;
          return (
            <option key={optionValue} value={optionValue} selected={optionValue === value}>
              {text}
            </option>
          );
        })}
      </select>
    )}
  </Field>
);

/** A checkbox with its label next to it. */
export const CheckField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) => (
  <label class="check">
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
