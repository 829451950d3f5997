import { errors, type OperationShape, operationList } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import {
  actionColumn,
  Badge,
  Button,
  type Column,
  Form,
  Inputs,
  Loading,
  Panel,
  RecordPanel,
  RowForm,
} from '../components/index.ts';
import { act } from '../store/events.ts';
import { workspace } from '../store/selection.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Latency = NonNullable<components['schemas']['Disturbance']['latency']>;

/** Formats a delay: `200 to 800 ms`. */
const formatLatency = ({ min, max }: Latency): string => (min === max ? `${min} ms` : `${min} to ${max} ms`);

const count = { type: 'number', min: 1, step: 1 } as const;

/** What an input for milliseconds accepts: the longest latency is the control plane's. */
const milliseconds = { ...count, min: 0, max: 60_000, required: true };

const set = (latency: Latency | null) =>
  act(
    () => control('setDisturbance', { body: { latency } }),
    latency ? 'The latency was set.' : 'The latency was removed.',
  );

/** Sets the latency of all requests. */
export const LatencyPanel = () => {
  const disturbance = useLoaded(() => control('getDisturbance'));
  return (
    <Panel
      title="Latency"
      summary="Delays every request to the API, in real time. For a fixed delay, use the same minimum and maximum."
    >
      <Loading loaded={disturbance}>
        {({ latency }) => (
          <p class="line">
            <Badge tone={latency ? 'warn' : 'neutral'}>{latency ? formatLatency(latency) : 'none'}</Badge>
          </p>
        )}
      </Loading>
      <RowForm
        inputs={{
          min: { label: 'Minimum in milliseconds', initial: '200', ...milliseconds },
          max: { label: 'Maximum in milliseconds', initial: '800', ...milliseconds },
        }}
        submit="Set the latency"
        onSubmit={({ min, max }) => set({ min: Number(min), max: Number(max) })}
      >
        <Button isDisabled={disturbance.value?.latency === null} onClick={() => set(null)}>
          Remove the latency
        </Button>
      </RowForm>
    </Panel>
  );
};

type Rule = components['schemas']['FaultRule'];

const describeEffect = ({ error, latency, after_first_record, probability }: Rule): string =>
  [
    error && (after_first_record ? `${error} after the first record` : error),
    latency && formatLatency(latency),
    probability < 1 && `with a probability of ${Math.round(probability * 100)} %`,
  ]
    .filter(Boolean)
    .join(', ');

const remove = (id: string) =>
  act(() => control('removeFaultRule', { path: { id } }), 'The rule was deleted.');

const columns: readonly Column<Rule>[] = [
  { name: 'Operation', show: ({ operation }) => operation ?? 'all that declare the error' },
  { name: 'Workspace', show: ({ workspace }) => workspace ?? 'all' },
  { name: 'Effect', show: describeEffect },
  { name: 'Applied', isNumber: true, show: ({ applied }) => applied },
  { name: 'Remaining', isNumber: true, show: ({ remaining }) => remaining ?? 'no limit' },
  actionColumn((rule) => (
    <Button
      kind="danger"
      label={`Delete the rule for ${rule.operation ?? 'all operations'}: ${describeEffect(rule)}`}
      onClick={() => remove(rule.id)}
    >
      Delete
    </Button>
  )),
];

type NewRule = components['schemas']['NewFaultRule'];

const firstValues = {
  operation: '',
  error: 'upstream-unavailable',
  min: '',
  max: '',
  count: '',
  percent: '100',
  isHere: 'on',
  isLate: '',
};

const findOperation = (name: string) => operationList.find(({ id }) => id === name);

/** The errors that an operation declares, with their statuses. For all operations, the errors of any operation. */
const listErrors = (operation: OperationShape | undefined): [name: string, text: string][] =>
  Object.entries(errors)
    .filter(([name]) =>
      (operation ? [operation] : operationList).some(({ responses }) =>
        Object.values(responses).some(({ examples }) => examples.includes(name)),
      ),
    )
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([name, { status }]) => [name, `${status} ${name}`]);

const toRule = (values: typeof firstValues): NewRule => ({
  ...(values.operation && { operation: values.operation }),
  ...(values.isHere && { workspace: workspace.value }),
  ...(values.error && { error: values.error }),
  ...((values.min || values.max) && {
    latency: { min: Number(values.min), max: Number(values.max || values.min) },
  }),
  ...(values.count && { count: Number(values.count) }),
  ...(values.percent !== '100' && { probability: Number(values.percent) / 100 }),
  ...(values.isLate && values.error && { after_first_record: true }),
});

/** Adds a fault rule. */
const FaultRuleForm = () => {
  const [values, setValues] = useState(firstValues);
  const operation = findOperation(values.operation);
  const change = (next: typeof firstValues) => {
    const chosen = findOperation(next.operation);
    const isDeclared = listErrors(chosen).some(([name]) => name === next.error);
    setValues({ ...next, ...(!isDeclared && { error: '' }), ...(chosen && !chosen.list && { isLate: '' }) });
  };
  const add = () => act(() => control('addFaultRule', { body: toRule(values) }), 'The rule was added.');
  return (
    <Form layout="stack-small" onSubmit={add}>
      <h3>Add a rule</h3>
      <div class="form-row">
        <Inputs
          inputs={{
            operation: {
              label: 'Operation',
              choices: [
                ['', 'All operations that declare the error'],
                ...operationList.map(({ id }) => id).toSorted(),
              ],
            },
            error: { label: 'Error', choices: [['', 'None: delay only'], ...listErrors(operation)] },
          }}
          values={values}
          onChange={change}
        />
      </div>
      <div class="form-row">
        <Inputs
          inputs={{
            min: { label: 'Minimum delay in milliseconds', ...count, min: 0, required: values.error === '' },
            max: { label: 'Maximum delay in milliseconds', ...count, min: 0 },
            count: { label: 'Maximum uses', ...count, placeholder: 'no limit' },
            percent: { label: 'Probability in percent', ...count, max: 100, step: 'any', required: true },
          }}
          values={values}
          onChange={change}
        />
      </div>
      <Inputs
        inputs={{
          isHere: { label: `Only in the workspace ${workspace.value}`, type: 'check' },
          isLate: (operation === undefined || operation.list !== null) &&
            values.error !== '' && { label: 'After the first record of an NDJSON response', type: 'check' },
        }}
        values={values}
        onChange={change}
      />
      <div class="actions">
        <Button type="submit" kind="primary">
          Add the rule
        </Button>
      </div>
    </Form>
  );
};

/** The rules that make requests fail or slow them down. */
export const FaultRulesPanel = () => (
  <RecordPanel
    title="Fault rules"
    summary="Errors and delays for some requests, as if a dependency of the service failed. The first rule that matches applies."
    actions={({ length }) => (
      <Button
        kind="danger"
        isDisabled={length === 0}
        onClick={() => act(() => control('removeFaultRules'), 'All rules were deleted.')}
      >
        Delete all rules
      </Button>
    )}
    caption="Fault rules"
    load={async () => (await control('listFaultRules')).data}
    empty="No fault rules"
    getKey={({ id }) => id}
    columns={columns}
  >
    <FaultRuleForm />
  </RecordPanel>
);
