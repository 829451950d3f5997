import { errors, operationList } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { control, controlRequest } from '../client/request.ts';
import { Badge } from '../components/values.tsx';
import { LoadedPanel } from '../components/view.tsx';
import { toAction } from '../operation/action.ts';
import { ActionButtons } from '../operation/action-buttons.tsx';
import { RecordsPanel } from '../operation/records-panel.tsx';
import { workspace } from '../store/route.ts';

type Latency = NonNullable<components['schemas']['Disturbance']['latency']>;

/** Formats a delay: `200 to 800 ms`. */
export const formatLatency = ({ min, max }: Latency): string =>
  min === max ? `${min} ms` : `${min} to ${max} ms`;

const listChanges = (latency: Latency | null) => [
  toAction(controlRequest('setDisturbance'), {
    label: 'Set the latency',
    hasMember: (name) => name === 'latency',
    // Without null, which has a button of its own.
    narrowed: { '/latency': { $ref: '#/components/schemas/Latency' } },
    initial: { latency: { min: 200, max: 800 } },
  }),
  toAction(controlRequest('setDisturbance'), {
    label: 'Remove the latency',
    body: { latency: null },
    isDisabled: latency === null,
    done: 'The latency was removed.',
  }),
];

/** Sets the latency of all requests. */
export const LatencyPanel = () => (
  <LoadedPanel
    title="Latency"
    summary="Delays every request to the API, in real time."
    load={() => control.getDisturbance()}
  >
    {({ latency }) => (
      <p class="line">
        <Badge tone={latency ? 'warn' : 'neutral'}>{latency ? formatLatency(latency) : 'none'}</Badge>
        <ActionButtons actions={listChanges(latency)} />
      </p>
    )}
  </LoadedPanel>
);

type Rule = components['schemas']['FaultRule'];

const describeEffect = ({
  error,
  failure,
  latency,
  body_latency,
  after_first_record,
  probability,
}: Rule): string =>
  [
    error && (after_first_record ? `${error} after the first record` : error),
    failure,
    latency && formatLatency(latency),
    body_latency && `${formatLatency(body_latency)} in the body`,
    probability < 1 && `with a probability of ${Math.round(probability * 100)} %`,
  ]
    .filter(Boolean)
    .join(', ');

/** The errors that an operation declares, by status. */
const declaredErrors = Object.entries(errors)
  .toSorted(([, one], [, other]) => one.status - other.status)
  .map(([name]) => name)
  .filter((name) =>
    operationList.some(({ responses }) =>
      Object.values(responses).some(({ examples }) => examples.includes(name)),
    ),
  );

/** The rules that make requests fail or slow them down. */
export const FaultRulesPanel = () => (
  <RecordsPanel
    title="Fault rules"
    summary="Errors and delays for some requests, as if a dependency of the service failed. The first rule that matches applies."
    load={() => control.listFaultRules()}
    empty="No fault rules"
    columns={[
      {
        name: 'Operation',
        show: ({ operation, path }) => path ?? operation ?? 'all that declare the error',
      },
      { name: 'Workspace', show: ({ workspace: slug }) => slug ?? 'all' },
      { name: 'Effect', show: describeEffect },
      'applied',
      { name: 'Remaining', isNumber: true, show: ({ remaining }) => remaining ?? 'no limit' },
    ]}
    actions={({ length }) => [
      toAction(controlRequest('addFaultRule'), {
        isPrimary: true,
        initial: { error: 'upstream-unavailable', workspace: workspace.value },
        narrowed: {
          '/operation': { enum: operationList.map(({ id }) => id).toSorted() },
          '/error': { enum: declaredErrors },
        },
      }),
      toAction(controlRequest('removeFaultRules'), { isDisabled: length === 0 }),
    ]}
    rowActions={(rule) => [
      toAction(controlRequest('removeFaultRule', { path: { id: rule.id } }), {
        title: `Delete the rule for ${rule.operation ?? 'all operations'}: ${describeEffect(rule)}`,
        name: rule.id,
      }),
    ]}
  />
);
