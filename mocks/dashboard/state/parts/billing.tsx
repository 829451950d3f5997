import type { components as Api } from '@workspace-api/contract';
import type { components, StoredRecords } from '@workspace-api/contract/sandbox';
import { addRecord, api, apiRequest, control, controlRequest, updateRecord } from '../../client/request.ts';
import { type Column, Facts, Loading, Panel, Status, Table, Time, View } from '../../components/index.ts';
import { ActionButtons, toAction } from '../../operation/action.tsx';
import { sandbox } from '../../store/sandbox.ts';
import { here, inMode } from '../../store/selection.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { definePart, type Resource } from '../part.ts';
import { ResourcePanel } from '../resource-view.tsx';

/** Formats an amount in minor units of a currency, as `$49.00`. An unknown currency code is shown as it is. */
const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

const readBilling = async () => {
  const [state, { line_items }, { plans }] = await Promise.all([
    control.getRecord({ path: { ...here(), resource: 'billing', id: 'current' }, query: inMode() }),
    api('getUsage', { path: here() }),
    control.getWorkspace({ path: here() }),
  ]);
  return { state, usage: line_items, plans };
};

type Billing = Awaited<ReturnType<typeof readBilling>>;

const listBillingActions = ({ plans, state: { period_end: end, status } }: Billing) => [
  toAction(apiRequest('setPaymentMethod', { path: here() }), {
    narrowed: { '/token': { enum: Object.values(sandbox.value?.payment_tokens ?? {}) } },
  }),
  toAction(apiRequest('changePlan', { path: here() }), {
    narrowed: { '/plan_id': { enum: plans.map(({ id }) => id) } },
  }),
  toAction(controlRequest('updateWorkspace', { path: here() }), {
    label: 'Set the plans',
    submit: 'Set',
    text: 'Replaces the plans that a workspace can choose.',
    hasMember: (name) => name === 'plans',
    initial: { plans },
  }),
  toAction(updateRecord('billing', 'current'), {
    label: 'Change the subscription',
    submit: 'Change',
    text: 'As the console and the payment processor do. Active means a successful payment: open invoices become paid.',
  }),
  // At the end of the period, the sandbox closes and invoices it.
  toAction(controlRequest('advanceClock', {}), {
    label: 'Settle the period',
    submit: 'Advance the clock',
    text: (
      <>
        This advances the sandbox's clock to <Time at={end} />, and does the work that is due until then in
        every workspace. The clock can't be set back.
      </>
    ),
    body: { to: new Date(Date.parse(end) + 1000).toISOString() },
    isDisabled: status === 'canceled',
    done: 'The period was closed and invoiced.',
  }),
];

const Subscription = (loaded: Billing) => {
  const {
    status = 'active',
    plan,
    payment_method: method,
    next_plan,
    trial_ends_at,
    cancels_at_period_end,
    grace_ends_at,
  } = loaded.state;
  return (
    <Panel
      title="Subscription"
      summary="Changing the subscription, its plans, usage and invoices, and settling the period are controls of the sandbox."
      actions={<ActionButtons actions={listBillingActions(loaded)} />}
    >
      <Facts
        facts={{
          Status: <Status is={status} />,
          Plan: `${plan.name}, ${money(plan.price ?? 0, plan.currency ?? 'USD')} a period`,
          'Next plan': next_plan?.name,
          Period: (
            <>
              <Time at={loaded.state.period_start} /> to <Time at={loaded.state.period_end} />
            </>
          ),
          'Payment method': method && `${method.brand} ${method.type} ending in ${method.last4}`,
          ...(trial_ends_at && { 'Trial ends': <Time at={trial_ends_at} /> }),
          ...(grace_ends_at && { 'Canceled without payment': <Time at={grace_ends_at} /> }),
          ...(cancels_at_period_end && { Cancellation: 'at the end of the period' }),
        }}
      />
    </Panel>
  );
};

type Used = Api['schemas']['UsageLineItem'] & {
  readonly cap: components['schemas']['UsageCap'] | undefined;
};

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

const Share = ({ quantity, metric, cap }: Used) => {
  if (!cap) return <span class="soft">no cap</span>;
  const isOver = quantity > cap.included;
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
      <span class={isOver ? 'error' : 'soft small'}>of {number.format(cap.included)}</span>
    </div>
  );
};

const usageColumns: readonly Column<Used>[] = [
  { name: 'Metric', show: ({ metric }) => <code>{metric}</code> },
  { name: 'Quantity', isNumber: true, show: ({ quantity }) => number.format(quantity) },
  'unit',
  { name: 'Cap of the plan', show: Share },
];

const Usage = ({ state, usage }: Billing) => (
  <Panel title="Usage in this period" actions={<ActionButtons actions={[toAction(addRecord('usage'))]} />}>
    <Table
      caption="Usage"
      columns={usageColumns}
      rows={usage.map((item) => ({
        ...item,
        cap: state.plan.caps?.find(({ metric }) => metric === item.metric),
      }))}
      getKey={({ metric, unit }) => `${metric} ${unit}`}
    />
  </Panel>
);

type Invoice = Api['schemas']['Invoice'];

type Line = NonNullable<StoredRecords['invoices']['lines']>[number];

/** The invoices of the workspace. Each has its lines. */
export const invoicePart = definePart<Invoice>({
  columns: [
    {
      name: 'Period',
      show: ({ period_start, period_end }) => (
        // On a phone, a cell is a grid: the period is one value in it.
        <span>
          <Time at={period_start} /> to <Time at={period_end} />
        </span>
      ),
    },
    'status',
    { name: 'Amount', isNumber: true, show: ({ amount, currency }) => money(amount, currency) },
  ],
  readOne: async (id) =>
    control.getRecord({ path: { ...here(), resource: 'invoices', id }, query: inMode() }),
  lists: ({ currency }) => ({
    lines: [
      'description',
      'kind',
      { name: 'Quantity', isNumber: true, show: ({ quantity }: Line) => quantity },
      { name: 'Amount', isNumber: true, show: ({ amount }: Line) => money(amount, currency) },
    ],
  }),
  removal: 'This deletes the invoice and its lines.',
  create: () => toAction(addRecord('invoices')),
  hint: 'The first invoice is created when the period is settled. You can also add one.',
});

/** The subscription of the workspace, its usage and its invoices. */
export const BillingView = (invoices: Resource) => {
  const loaded = useLoaded(readBilling);
  return (
    <View title="Billing" summary="The charges of the platform to the owner of the workspace.">
      <Loading loaded={loaded}>
        {(billing) => (
          <>
            <Subscription {...billing} />
            <Usage {...billing} />
            <ResourcePanel {...invoices} />
          </>
        )}
      </Loading>
    </View>
  );
};
