import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from './button.tsx';

/** An option: its value, and its label. */
export type Choice = readonly [value: string, text: string] | string;

/** An input of a form: its label, and what it accepts. With choices it is a list to select from. */
export type Input = {
  readonly label: string;
  /** The hint below the input. In a string, code is between backticks. */
  readonly hint?: ComponentChildren;
  /** The problem with the value. */
  readonly error?: string | undefined;
  /**
   * `lines` and `code` have several lines. The value of `check` is `on` or empty, of `several` the chosen ones in lines, and of
   * `file` the content of a text file.
   */
  readonly type?:
    | 'text'
    | 'url'
    | 'number'
    | 'search'
    | 'datetime-local'
    | 'lines'
    | 'code'
    | 'check'
    | 'several'
    | 'file';
  readonly choices?: readonly Choice[] | undefined;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** For a number. */
  readonly min?: number;
  readonly step?: number | 'any';
  /** For a file. */
  readonly accept?: string;
  /** The first value, in a form that has its own values. */
  readonly initial?: string;
  /** A button below the input, which fills in a value. */
  readonly fill?: { readonly name: string; readonly getValue: () => string } | undefined;
};

type FieldProps = Input & { readonly value: string; readonly onChange: (value: string) => void };

/** The element in which the value is entered. The attributes connect it with its label, its hint and its error. */
const Control = ({ type = 'text', choices, initial: _, value, onChange, ...attributes }: ControlProps) => {
  const set = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange(currentTarget.value);
  if (choices)
    return (
      <select {...attributes} value={value} onChange={set}>
        {choices.map((choice) => {
          const [option, text] = typeof choice === 'string' ? [choice, choice] : choice;
          return (
            <option key={option} value={option} selected={option === value}>
              {text}
            </option>
          );
        })}
      </select>
    );
  if (type === 'lines' || type === 'code')
    return (
      <textarea
        rows={Math.min(Math.max(value.split('\n').length, 3), 16)}
        {...attributes}
        spellcheck={type === 'lines'}
        class={type === 'code' ? 'code' : ''}
        value={value}
        onInput={set}
      />
    );
  if (type === 'file')
    return (
      <input
        {...attributes}
        type="file"
        onChange={async ({ currentTarget: { files } }) => onChange((await files?.[0]?.text()) ?? '')}
      />
    );
  return (
    <input
      {...attributes}
      // Preact declares each type of input separately.
      type={type as 'text'}
      autocomplete="off"
      spellcheck={false}
      value={value}
      onInput={set}
    />
  );
};

type ControlProps = Omit<FieldProps, 'label' | 'hint' | 'error' | 'fill'> & { readonly id: string };

const Check = ({ label, value, onChange }: Pick<FieldProps, 'label' | 'value' | 'onChange'>) => (
  <label class="check">
    <input
      type="checkbox"
      checked={value !== ''}
      onChange={(event) => onChange(event.currentTarget.checked ? 'on' : '')}
    />
    <span>{label}</span>
  </label>
);

/** A checkbox for each string that the value can contain. */
const Several = ({ choices = [], label, hint, value, error, onChange }: FieldProps) => {
  const chosen = value.split('\n');
  const options = choices.map(String);
  const toggle = (option: string, isOn: boolean) =>
    onChange(options.filter((other) => (other === option ? isOn : chosen.includes(other))).join('\n'));
  return (
    <fieldset>
      <legend>{label}</legend>
      <Notes hint={hint} error={error} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section class="scope-choice columns" tabIndex={0} aria-label={label}>
        {options.map((option) => (
          <Check
            key={option}
            label={option}
            value={chosen.includes(option) ? 'on' : ''}
            onChange={(isOn) => toggle(option, isOn !== '')}
          />
        ))}
      </section>
    </fieldset>
  );
};

type NotesProps = Pick<Input, 'hint' | 'error'> & { readonly id?: string };

/** The hint and the error of an input. */
const Notes = ({ id, hint, error }: NotesProps) =>
  hint || error ? (
    <div id={id}>
      {hint && <p class="hint">{withCode(hint)}</p>}
      {error && <p class="error">{error}</p>}
    </div>
  ) : null;

/** A text with code between backticks. */
export const withCode = (hint: ComponentChildren): ComponentChildren =>
  typeof hint === 'string'
    ? hint.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))
    : hint;

/** A labelled input. */
export const Field = (props: FieldProps) => {
  const { label, hint, error, fill, ...input } = props;
  const id = useId();
  if (input.type === 'several') return <Several {...props} />;
  if (input.type === 'check') return <Check {...props} />;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Control
        id={id}
        {...input}
        {...((hint || error) && { 'aria-describedby': `${id}-notes` })}
        {...(error && { 'aria-invalid': true })}
      />
      <Notes id={`${id}-notes`} hint={hint} error={error} />
      {fill && <Button onClick={() => input.onChange(fill.getValue())}>{fill.name}</Button>}
    </div>
  );
};

type Values<Name extends string> = Readonly<Record<Name, string>>;

type InputsProps<V> = {
  /** The inputs by the names of their values. */
  readonly inputs: { readonly [Name in keyof NoInfer<V>]?: Input };
  readonly values: V;
  readonly onChange: (values: NoInfer<V>) => void;
};

/** Some inputs with their values. An empty string isn't a value. */
export const Inputs = <V extends Values<string>>({ inputs, values, onChange }: InputsProps<V>) => (
  <>
    {Object.entries(inputs as Record<string, Input>).map(([name, input]) => (
      <Field
        key={name}
        {...input}
        value={values[name] ?? ''}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    ))}
  </>
);

type FormProps = Omit<JSX.IntrinsicElements['form'], 'onSubmit' | 'class'> & {
  /** In a row that wraps, or below each other. */
  readonly layout?: 'form-row' | 'stack-small' | 'stack';
  readonly onSubmit: () => unknown;
};

/** A form that runs an action, in the page that shows it. */
export const Form = ({ layout = 'form-row', onSubmit, ...form }: FormProps) => (
  <form
    {...form}
    class={layout}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);

type RowFormProps<Name extends string> = {
  readonly inputs: Readonly<Record<Name, Input>>;
  /** The label of the submit button. */
  readonly submit: string;
  readonly onSubmit: (values: Values<Name>) => unknown;
};

/** A form with its inputs and its submit button in a row. */
export const RowForm = <Name extends string>({ inputs, submit, onSubmit }: RowFormProps<Name>) => {
  const [values, setValues] = useState(
    Object.fromEntries(
      Object.entries<Input>(inputs).map(([name, { initial = '' }]) => [name, initial]),
    ) as Values<Name>,
  );
  return (
    <Form onSubmit={() => onSubmit(values)}>
      <Inputs inputs={inputs} values={values} onChange={setValues} />
      <Button type="submit">{submit}</Button>
    </Form>
  );
};
