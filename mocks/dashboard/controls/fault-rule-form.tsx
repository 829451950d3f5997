import { errors, type OperationShape, operationList } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, CheckField, type Choice, Form, SelectField, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { workspace } from '../store/sandbox.ts';

type NewRule = components['schemas']['NewFaultRule'];

const initial = {
  operation: '',
  isHere: true,
  error: 'upstream-unavailable',
  min: '',
  max: '',
  count: '',
  percent: '100',
  isLate: false,
};

const numbers = {
  min: { label: 'Minimum delay in milliseconds', min: 0, step: 1 },
  max: { label: 'Maximum delay in milliseconds', min: 0, step: 1 },
  count: { label: 'Maximum uses', min: 1, step: 1, placeholder: 'no limit' },
  percent: { label: 'Probability in percent', min: 1, max: 100, step: 'any' },
} as const;

/** The errors that an operation declares, with their statuses. For all operations, the errors of any operation. */
const errorChoices = (operation: OperationShape | undefined): Choice[] =>
  Object.entries(errors)
    .filter(([name]) =>
      (operation ? [operation] : operationList).some(({ responses }) =>
        Object.values(responses).some(({ examples }) => examples.includes(name)),
      ),
    )
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([name, { status }]) => [name, `${status} ${name}`]);

const operationChoices: readonly Choice[] = [
  ['', 'All operations that declare the error'],
  ...operationList.map(({ id }) => id).toSorted(),
];

const toRule = (values: typeof initial): NewRule => ({
  ...(values.operation !== '' && { operation: values.operation }),
  ...(values.isHere && { workspace: workspace.value }),
  ...(values.error !== '' && { error: values.error }),
  ...((values.min !== '' || values.max !== '') && {
    latency: { min: Number(values.min), max: Number(values.max || values.min) },
  }),
  ...(values.count !== '' && { count: Number(values.count) }),
  ...(values.percent !== '100' && { probability: Number(values.percent) / 100 }),
  ...(values.isLate && values.error !== '' && { after_first_record: true }),
});

/** Adds a fault rule. */
export const FaultRuleForm = () => {
  const [values, setValues] = useState(initial);
  const change = (part: Partial<typeof initial>) => setValues({ ...values, ...part });
  const operation = operationList.find(({ id }) => id === values.operation);
  const choose = (id: string) => {
    const next = operationList.find((one) => one.id === id);
    const isDeclared = errorChoices(next).some(([name]) => name === values.error);
    change({
      operation: id,
      ...(!isDeclared && { error: '' }),
      ...(next && !next.list && { isLate: false }),
    });
  };
  const add = () => act(() => control('addFaultRule', { body: toRule(values) }), 'The rule was added.');
  return (
    <Form layout="stack-small" onSubmit={add}>
      <h3>Add a rule</h3>
      <div class="form-row">
        <SelectField
          label="Operation"
          choices={operationChoices}
          value={values.operation}
          onChange={choose}
        />
        <SelectField
          label="Error"
          choices={[['', 'None: delay only'], ...errorChoices(operation)]}
          value={values.error}
          onChange={(error) => change({ error })}
        />
      </div>
      <div class="form-row">
        {Object.entries(numbers).map(([name, input]) => (
          <TextField
            key={name}
            type="number"
            {...input}
            required={name === 'percent' || (name === 'min' && values.error === '')}
            value={values[name as keyof typeof numbers]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <CheckField
        label={`Only in the workspace ${workspace.value}`}
        value={values.isHere}
        onChange={(isHere) => change({ isHere })}
      />
      {(operation === undefined || operation.list) && values.error !== '' && (
        <CheckField
          label="After the first record of an NDJSON response"
          value={values.isLate}
          onChange={(isLate) => change({ isLate })}
        />
      )}
      <div class="actions">
        <Button type="submit" kind="primary">
          Add the rule
        </Button>
      </div>
    </Form>
  );
};
