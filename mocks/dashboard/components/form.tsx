import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { type Choice, SelectField, TextField, type TextFieldProps } from './field.tsx';

/** A form that runs an action, in the page that shows it. */
export const Form = ({
  layout = 'form-row',
  onSubmit,
  children,
}: {
  /** In a row that wraps, or below each other. */
  readonly layout?: 'form-row' | 'stack-small' | 'stack';
  readonly onSubmit: () => unknown;
  readonly children: ComponentChildren;
}) => (
  <form
    class={layout}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

/** An input of a form: the value that it has at first, and what it accepts. With choices it is a list to select from. */
type FormInput = Omit<TextFieldProps, 'value' | 'onChange'> & {
  readonly initial?: string;
  readonly choices?: readonly Choice[];
};

type RowFormProps<Name extends string> = {
  readonly inputs: Readonly<Record<Name, FormInput>>;
  /** The label of the submit button. */
  readonly submit: string;
  readonly isPrimary?: boolean;
  /** Whether the inputs get their initial values again after a success. */
  readonly isCleared?: boolean;
  /** @returns whether it succeeded */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<boolean>;
  /** Further buttons. */
  readonly children?: ComponentChildren;
};

/** A form with its inputs and its submit button in a row. */
export const RowForm = <Name extends string>({
  inputs,
  submit,
  isPrimary = false,
  isCleared = false,
  onSubmit,
  children,
}: RowFormProps<Name>) => {
  const entries = Object.entries<FormInput>(inputs);
  const initial = Object.fromEntries(entries.map(([name, { initial: value = '' }]) => [name, value]));
  const [values, setValues] = useState(initial);
  const run = async () => {
    const succeeded = await onSubmit(values as Record<Name, string>);
    if (succeeded && isCleared) setValues(initial);
  };
  return (
    <Form onSubmit={run}>
      {entries.map(([name, { initial: _, choices, ...input }]) => {
        const field = {
          ...input,
          value: values[name] ?? '',
          onChange: (value: string) => setValues({ ...values, [name]: value }),
        };
        return choices ? (
          <SelectField key={name} {...field} choices={choices} />
        ) : (
          <TextField key={name} {...field} />
        );
      })}
      <Button type="submit" kind={isPrimary ? 'primary' : 'plain'}>
        {submit}
      </Button>
      {children}
    </Form>
  );
};
