import { Field, type Input } from '../components/index.ts';
import type { BodyField } from './body-fields.ts';

type BodyFieldInputProps = {
  readonly field: BodyField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A description with its code, which is between backticks. */
const formatHint = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

type ChoicesProps = Omit<BodyFieldInputProps, 'field'> &
  Pick<Input, 'label' | 'hint'> & { readonly choices: readonly string[] };

/** A checkbox for each string that the list can contain. */
const Choices = ({ choices, label, hint, value, error, onChange }: ChoicesProps) => {
  const chosen = value.split('\n');
  const toggle = (choice: string, isOn: boolean) =>
    onChange(choices.filter((other) => (other === choice ? isOn : chosen.includes(other))).join('\n'));
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p class="hint">{hint}</p>}
      {error && <p class="error">{error}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section class="scope-choice columns" tabIndex={0} aria-label={label}>
        {choices.map((choice) => (
          <Field
            key={choice}
            label={choice}
            type="check"
            value={chosen.includes(choice) ? 'on' : ''}
            onChange={(isOn) => toggle(choice, isOn !== '')}
          />
        ))}
      </section>
    </fieldset>
  );
};

/** What the input for a member of a body accepts. An input for JSON is as high as its text, within bounds. */
const toInput = ({ kind, choices, isRequired, isNullable }: BodyField, value: string): Partial<Input> => {
  if (kind === 'choice') return { choices: [['', isRequired ? 'Choose one' : 'Not sent'], ...choices] };
  if (kind === 'json') return { type: 'code', rows: Math.min(Math.max(value.split('\n').length, 3), 14) };
  if (kind === 'long' || kind === 'lines') return { type: 'lines', rows: 3 };
  if (kind === 'url') return { type: 'url', placeholder: 'https://' };
  return isNullable ? { placeholder: 'null for none' } : {};
};

/** The input for a member of a body, by the type that the contract gives it. */
export const BodyFieldInput = ({ field, ...bound }: BodyFieldInputProps) => {
  const { kind, label, isRequired, choices, hint } = field;
  const about = [hint, kind === 'lines' && 'One per line.'].filter(Boolean).join(' ');
  const shared = {
    ...bound,
    label: isRequired ? label : `${label} (optional)`,
    hint: about && formatHint(about),
  };
  return kind === 'choices' ? (
    <Choices {...shared} choices={choices} />
  ) : (
    <Field {...shared} {...toInput(field, bound.value)} />
  );
};
