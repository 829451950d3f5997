import type { components } from '@workspace-api/contract';
import type { components as ControlComponents } from '@workspace-api/contract/sandbox';
import { api, apiRequest, control, controlRequest, readStored, recordRequest } from '../../client/request.ts';
import { Facts, FieldValue, formatMoney, Status, Time } from '../../components/values.tsx';
import { Loading, Panel, Table, View } from '../../components/view.tsx';
import { toAction } from '../../operation/action.ts';
import { ActionButtons } from '../../operation/action-buttons.tsx';
import { here } from '../../store/route.ts';
import { sandbox } from '../../store/sandbox.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { definePart, type Resource } from '../part.ts';
import { ResourceView } from '../resource-view.tsx';

const readBilling = async () => {
  const [state, { line_items }, { plans }] = await Promise.all([
    readStored('billing', 'current'),
    api('getUsage'),
    control.getWorkspace({ path: here() }),
  ]);
  return { state, usage: line_items, plans };
};

type Billing = Awaited<ReturnType<typeof readBilling>>;

const listBillingActions = ({ plans, state: { period_end: end, status } }: Billing) => [
  toAction(apiRequest('setPaymentMethod'), {
    narrowed: { '/token': { enum: Object.values(sandbox.value?.payment_tokens ?? {}) } },
  }),
  toAction(apiRequest('changePlan'), { narrowed: { '/plan_id': { enum: plans.map(({ id }) => id) } } }),
  toAction(controlRequest('updateWorkspace'), {
    label: 'Set the plans',
    hasMember: (name) => name === 'plans',
    initial: { plans },
  }),
  toAction(recordRequest('updateRecord', 'billing', 'current'), { label: 'Change the subscription' }),
  // At the end of the period, the sandbox closes and invoices it.
  toAction(controlRequest('advanceClock'), {
    label: 'Settle the period',
    submit: 'Advance the clock',
    isConfirmed: true,
    body: { to: new Date(Date.parse(end) + 1000).toISOString() },
    isDisabled: status === 'canceled',
    done: 'The period was closed and invoiced.',
  }),
];

const Subscription = (billing: Billing) => {
  const { plan, payment_method: method, next_plan, ...state } = billing.state;
  return (
    <Panel
      title="Subscription"
      summary="Changing the subscription, its plans, usage and invoices, and settling the period are controls of the sandbox."
      actions={<ActionButtons actions={listBillingActions(billing)} />}
    >
      <Facts
        facts={{
          Status: <Status is={state.status ?? 'active'} />,
          Plan: `${plan.name}, ${formatMoney(plan.price ?? 0, plan.currency ?? 'USD')} a period`,
          'Next plan': next_plan?.name,
          Period: (
            <>
              <Time at={state.period_start} /> to <Time at={state.period_end} />
            </>
          ),
          'Payment method': method && `${method.brand} ${method.type} ending in ${method.last4}`,
          ...(state.trial_ends_at && { 'Trial ends': <Time at={state.trial_ends_at} /> }),
          ...(state.grace_ends_at && { 'Canceled without payment': <Time at={state.grace_ends_at} /> }),
          ...(state.cancels_at_period_end && { Cancellation: 'at the end of the period' }),
        }}
      />
    </Panel>
  );
};

type Used = components['schemas']['UsageLineItem'] & {
  readonly cap: ControlComponents['schemas']['UsageCap'] | undefined;
};

const Share = ({ quantity, metric, cap }: Used) => {
  if (!cap) return <span class="soft">no cap</span>;
  return (
    <div class="line">
      <meter
        min={0}
        // Above the cap, it has the colour of a bad value.
        optimum={0}
        low={cap.included}
        high={cap.included}
        max={Math.max(cap.included, quantity, 1)}
        value={quantity}
        aria-label={`${metric}, of ${cap.included}`}
      />
      <span class={quantity > cap.included ? 'error' : 'soft small'}>
        of <FieldValue name="included" of={cap} />
      </span>
    </div>
  );
};

const Usage = ({ state, usage }: Billing) => (
  <Panel
    title="Usage in this period"
    actions={
      <ActionButtons actions={[toAction(recordRequest('addRecord', 'usage'), { label: 'Add usage' })]} />
    }
  >
    <Table<Used>
      caption="Usage"
      columns={['metric', 'quantity', 'unit', { name: 'Cap of the plan', show: Share }]}
      rows={usage.map((item) => ({
        ...item,
        cap: state.plan.caps?.find(({ metric }) => metric === item.metric),
      }))}
    />
  </Panel>
);

/** The invoices of the workspace. Each has its lines. */
export const invoicePart = definePart<components['schemas']['Invoice']>({
  columns: ['period_start', 'period_end', 'status', 'amount'],
  readOne: (id) => readStored('invoices', id),
  create: () => ({
    label: 'Add an invoice',
    initial: { currency: 'USD', status: 'open' },
    isPrimary: false,
  }),
  hint: () => 'The first invoice is created when the period is settled. You can also add one.',
});

/** The subscription of the workspace, its usage and its invoices. */
export const BillingView = (invoices: Resource) => (
  <View title="Billing" summary="The charges of the platform to the owner of the workspace.">
    <Loading loaded={useLoaded(readBilling)}>
      {(billing) => (
        <>
          <Subscription {...billing} />
          <Usage {...billing} />
          <ResourceView {...invoices} isPanel />
        </>
      )}
    </Loading>
  </View>
);
