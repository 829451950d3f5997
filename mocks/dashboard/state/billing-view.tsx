import type { components as Api } from '@workspace-api/contract';
import type { components, StoredRecords } from '@workspace-api/contract/sandbox';
import { api } from '../client/api.ts';
import { control, records } from '../client/control.ts';
import { Button, type Column, confirm, Loading, Panel, Table, Time, View } from '../components/index.ts';
import { apiRequest, controlRequest, openForm } from '../operation/index.ts';
import { act } from '../store/act.ts';
import { attempt } from '../store/messages.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { Invoices, money } from './invoices.tsx';
import { Facts } from './parts/facts.tsx';
import { Status } from './parts/status.tsx';

type State = StoredRecords['billing'];
type LineItem = Api['schemas']['UsageLineItem'];
type Cap = components['schemas']['UsageCap'];

const subscription = () => ({ ...here(), resource: 'billing', id: 'current' }) as const;

const readBilling = async () => {
  const [state, usage] = await Promise.all([
    records.getRecord({ path: subscription(), query: inMode() }),
    api('getUsage', { path: here() }),
  ]);
  return { state, usage: usage.line_items };
};

const setPaymentMethod = async () => {
  const { payment_tokens } = await control('getSandbox');
  openForm({
    title: 'Set the payment method',
    action: 'Set',
    done: 'The payment method was set.',
    request: apiRequest('setPaymentMethod', { path: here() }),
    narrowed: { '/token': { enum: Object.values(payment_tokens) } },
  });
};

// The button isn't disabled while the plans are read, or the form couldn't return the focus to it.
const changePlan = async () => {
  const { plans } = await control('getWorkspace', { path: here() });
  openForm({
    title: 'Change the plan',
    action: 'Change',
    done: 'The plan was changed.',
    request: apiRequest('changePlan', { path: here() }),
    narrowed: { '/plan_id': { enum: plans.map(({ id }) => id) } },
  });
};

const setPlans = async () => {
  const { plans } = await control('getWorkspace', { path: here() });
  openForm({
    title: 'Set the plans',
    action: 'Set',
    text: 'Replaces the plans that a workspace can choose.',
    done: 'The plans were set.',
    request: controlRequest('updateWorkspace', { path: here() }),
    initial: { plans },
  });
};

const change = () =>
  openForm({
    title: 'Change the subscription',
    action: 'Change',
    text: 'As the console and the payment processor do. Active means a successful payment: open invoices become paid.',
    done: 'The subscription was changed.',
    request: controlRequest('updateRecord', { path: subscription(), query: inMode() }),
  });

const addUsage = () =>
  openForm({
    title: 'Add usage',
    action: 'Add',
    done: 'The usage was added.',
    request: controlRequest('addRecord', { path: { ...here(), resource: 'usage' }, query: inMode() }),
  });

/** Advances the clock to the end of the period, at which the sandbox closes the period and invoices it. */
const settle = async ({ period_end: end }: State) => {
  const confirmed = await confirm({
    title: 'Settle the period',
    text: (
      <p>
        This advances the sandbox's clock to <Time at={end} />, and does the work that is due until then in
        every workspace. The clock can't be set back.
      </p>
    ),
    action: 'Advance the clock',
  });
  if (!confirmed) return;
  const advance = async () => {
    const { now } = await control('getClock');
    const seconds = (Date.parse(end) - Date.parse(now)) / 1000;
    await control('advanceClock', { body: { seconds: Math.max(seconds, 0) + 1 } });
  };
  await act(advance, 'The period was closed and invoiced.');
};

const Subscription = ({ state }: { state: State }) => {
  const { plan, next_plan, trial_ends_at, cancels_at_period_end, grace_ends_at } = state;
  const method = state.payment_method;
  return (
    <Panel
      title="Subscription"
      summary="Changing the subscription, its plans, usage and invoices, and settling the period are controls of the sandbox."
      actions={
        <>
          <Button onClick={() => void attempt(setPaymentMethod)}>Set the payment method</Button>
          <Button onClick={() => void attempt(changePlan)}>Change the plan</Button>
          <Button onClick={() => void attempt(setPlans)}>Set the plans</Button>
          <Button onClick={change}>Change the subscription</Button>
          <Button onClick={() => settle(state)} isDisabled={state.status === 'canceled'}>
            Settle the period
          </Button>
        </>
      }
    >
      <Facts
        facts={{
          Status: <Status is={state.status ?? 'active'} />,
          Plan: `${plan.name}, ${money(plan.price ?? 0, plan.currency ?? 'USD')} a period`,
          'Next plan': next_plan?.name,
          Period: (
            <>
              <Time at={state.period_start} /> to <Time at={state.period_end} />
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

type Used = LineItem & { readonly cap: Cap | undefined };

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

const Share = ({ quantity, metric, cap }: Used) => {
  if (!cap) return <span class="soft">no cap</span>;
  const isOver = quantity > cap.included;
  return (
    <div class="line">
      <meter
        class={isOver ? 'over' : ''}
        min={0}
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
  { name: 'Unit', show: ({ unit }) => unit },
  { name: 'Cap of the plan', show: Share },
];

/** The subscription of the workspace, its usage and its invoices. */
export const BillingView = () => {
  const loaded = useLoaded(readBilling, []);
  return (
    <View title="Billing" summary="The charges of the platform to the owner of the workspace.">
      <Loading loaded={loaded}>
        {({ state, usage }) => (
          <>
            <Subscription state={state} />
            <Panel title="Usage in this period" actions={<Button onClick={addUsage}>Add usage</Button>}>
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
            <Invoices />
          </>
        )}
      </Loading>
    </View>
  );
};
