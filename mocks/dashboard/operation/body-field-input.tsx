import { CheckField, SelectField, TextAreaField, TextField } from '../components/index.ts';
import type { BodyField } from './body-fields.ts';

type BodyFieldInputProps = {
  readonly field: BodyField;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

/** The height of an input for JSON, within bounds. */
const countRows = (text: string): number => Math.min(Math.max(text.split('\n').length, 3), 14);

/** A description with its code, which is between backticks. */
const formatHint = (text: string | undefined) =>
  text?.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

/** A checkbox for each string that the list can contain. */
const Choices = ({ field: { choices, hint }, label, text, error, onChange }: InputProps) => {
  const chosen = text.split('\n').filter((choice) => choice !== '');
  const toggle = (choice: string, isOn: boolean) =>
    onChange(choices.filter((other) => (other === choice ? isOn : chosen.includes(other))).join('\n'));
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p class="hint">{formatHint(hint)}</p>}
      {error && <p class="error">{error}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section class="scope-choice columns narrow" tabIndex={0} aria-label={label}>
        {choices.map((choice) => (
          <CheckField
            key={choice}
            label={choice}
            value={chosen.includes(choice)}
            onChange={(isOn) => toggle(choice, isOn)}
          />
        ))}
      </section>
    </fieldset>
  );
};

type InputProps = BodyFieldInputProps & { readonly label: string };

const placeholderFor = ({ isNullable }: BodyField): { placeholder?: string } =>
  isNullable ? { placeholder: 'null for none' } : {};

/** The input for a member of a body, by the type that the contract gives it. */
export const BodyFieldInput = ({ field, text, error, onChange }: BodyFieldInputProps) => {
  const { kind, isRequired, choices } = field;
  const label = isRequired ? field.label : `${field.label} (optional)`;
  const hint = formatHint(
    [field.hint, kind === 'lines' && 'One per line.'].filter(Boolean).join(' ') || undefined,
  );
  const shared = { label, hint, error, value: text, onChange };
  if (kind === 'choices')
    return <Choices field={field} text={text} error={error} onChange={onChange} label={label} />;
  if (kind === 'choice')
    return <SelectField {...shared} choices={[['', isRequired ? 'Choose one' : 'Not sent'], ...choices]} />;
  if (kind === 'json') return <TextAreaField {...shared} rows={countRows(text)} isCode />;
  if (kind === 'long' || kind === 'lines') return <TextAreaField {...shared} rows={3} />;
  return <TextField {...shared} {...placeholderFor(field)} />;
};
