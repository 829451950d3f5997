import { idempotencyKeyHeader, ifMatchHeader } from '@workspace-api/contract';
import { createKey } from '../client/create-key.ts';
import { Button, SelectField, TextField } from '../components/index.ts';
import type { Parameter } from './details.ts';
import type { Values } from './draft.ts';
import { withValue } from './with-value.ts';

type FieldProps = {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const ParameterField = ({ parameter, value, onChange }: FieldProps) => {
  const { name, description, example, values } = parameter;
  const choices = withValue([['', 'Not sent'], ...values], value);
  return values.length > 0 ? (
    <SelectField label={name} hint={description} value={value} choices={choices} onChange={onChange} />
  ) : (
    <TextField
      label={name}
      hint={description}
      value={value}
      placeholder={example}
      required={parameter.in === 'path'}
      onChange={onChange}
    />
  );
};

type ParameterFieldsProps = {
  readonly parameters: readonly Parameter[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** The version of the resource that this tab read or wrote last. */
  readonly version: string | undefined;
};

/** The fields of some parameters. A header for retries or versions has a button that fills it. */
export const ParameterFields = ({ parameters, values, onChange, version }: ParameterFieldsProps) => (
  <>
    {parameters.map((parameter) => {
      const { name } = parameter;
      const change = (value: string) => onChange({ ...values, [name]: value });
      return (
        <div key={name} class="stack-small">
          <ParameterField parameter={parameter} value={values[name] ?? ''} onChange={change} />
          {name === idempotencyKeyHeader && (
            <Button onClick={() => change(createKey())}>Generate a key</Button>
          )}
          {name === ifMatchHeader && version !== undefined && (
            <Button onClick={() => change(version)}>Use {version}, the last version</Button>
          )}
        </div>
      );
    })}
  </>
);
