import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { RequestError } from '../client/request-error.ts';
import { Button, Panel, TextAreaField, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, inMode } from '../store/sandbox.ts';
import type { Form } from './forms-view.tsx';

type Values = Readonly<Record<string, string>>;

/** Whether the name of a field suggests that it holds several lines. */
const isLong = (name: string): boolean => /message|comment|note|text|description/i.test(name);

/** The JSON Pointer of a field in the body of a submission. */
const toPointer = (name: string): string => `/data/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The values that were entered. Empty fields are omitted, as a client without a value would do. */
const toData = (fields: readonly string[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((name) => (values[name] ? [[name, values[name]] as [string, string]] : [])),
  );

/** The form as visitors of a published page see it. The server's errors about a field are shown next to the field. */
export const VisitorForm = ({ form: { id, name, fields, submit_label } }: { form: Form }) => {
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Values>({});
  const submit = async () => {
    const data = toData(fields, values);
    const request = async () => {
      setErrors({});
      try {
        await control('addSubmission', { path: { ...here(), id }, body: { ...inMode(), data } });
      } catch (error) {
        if (error instanceof RequestError) setErrors(error.messages);
        throw error;
      }
    };
    if (await act(request, `${name} was submitted.`)) setValues({});
  };
  return (
    <Panel title="Submit as a visitor" summary="The form that visitors of a published page fill in.">
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {fields.map((field) => {
          const Input = isLong(field) ? TextAreaField : TextField;
          return (
            <Input
              key={field}
              label={field}
              value={values[field] ?? ''}
              error={errors[toPointer(field)]}
              onChange={(value) => setValues({ ...values, [field]: value })}
            />
          );
        })}
        <div class="actions">
          <Button type="submit" kind="primary">
            {submit_label || 'Submit'}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
