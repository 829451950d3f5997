import type { components } from '@workspace-api/contract/sandbox';
import { control } from '../client/control.ts';
import { actionColumn, Button, type Column, Panel, RecordTable } from '../components/index.ts';
import { act } from '../store/act.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { FaultRuleForm } from './fault-rule-form.tsx';
import { formatLatency } from './latency-panel.tsx';

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

/** The rules that make requests fail or slow them down. */
export const FaultRulesPanel = () => {
  const rules = useLoaded(async () => (await control('listFaultRules')).data, []);
  return (
    <Panel
      title="Fault rules"
      summary="Errors and delays for some requests, as if a dependency of the service failed. The first rule that matches applies."
      actions={
        <Button
          kind="danger"
          isDisabled={!rules.value?.length}
          onClick={() => act(() => control('removeFaultRules'), 'All rules were deleted.')}
        >
          Delete all rules
        </Button>
      }
    >
      <RecordTable
        caption="Fault rules"
        loaded={rules}
        empty="No fault rules"
        getKey={({ id }) => id}
        columns={columns}
      />
      <FaultRuleForm />
    </Panel>
  );
};
