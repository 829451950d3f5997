import { parseInstant } from '../../checks/instant.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import type { Item } from '../shared/lists.ts';
import { type TargetTime, targetTime } from '../shared/target-time.ts';
import {
  activeBilling,
  type BillingState,
  gatePlan,
  getPeriod,
  type Period,
  passPeriod,
  readBilling,
  setPlans,
} from './billing-state.ts';

type LineItem = { metric: string; quantity: number; unit: string };

/** A metric that was used, and how much of it its cap includes. */
type Excess = { used: LineItem; included: number };

/** A target may return the last day of a period as its end, and a date in place of a time. */
const day = 86_400_000;

/** What the check of caps needs. */
const capabilities = ['inspect-storage', 'set-plan-catalogue', 'add-submission'] as const;

/** The price of a unit above the cap, and an amount of an invoice, in minor units. */
const [unitPrice, referenceAmount] = [100, 1900];

/** Quantities and amounts are sums of fractions. */
const isNearly = (one: number, other: number, within = 1e-6): boolean => Math.abs(one - other) <= within;

const readUsage = async (
  t: Case,
  { period_start, period_end }: Partial<Period> = {},
): Promise<LineItem[]> => {
  const query = period_start && period_end ? { period_start, period_end } : {};
  return (await t.prepare({ operation: 'getUsage', query })).json<{ line_items: LineItem[] }>().line_items;
};

/** Formats line items, independently of their order. */
const formatLineItems = (items: readonly LineItem[]): string =>
  items
    .map(({ metric, quantity, unit }) => `${quantity} ${unit} of ${metric}`)
    .sort()
    .join(', ');

const formatBounds = ({ period_start, period_end }: Item): string => `${period_start} to ${period_end}`;

/** Returns whether the period of an invoice is within a billing period; also true if it can't be parsed. */
const isWithin = ({ period_start, period_end }: Item, { start, end }: Pick<Period, 'start' | 'end'>) =>
  !(parseInstant(period_start) < start - day) && !(parseInstant(period_end) > end + day);

/** Expects that the next period begins where the last one ended, and that it contains the target's time. */
const expectNext = (t: Case, last: Period, next: Period, time: TargetTime | null) => {
  const [gap, length] = [next.start - last.end, last.end - last.start];
  // The clock may skip a short month entirely, which leaves a period between the two.
  const isAdjacent = Math.abs(gap) <= day || gap >= 0.8 * length;
  const isCurrent =
    time === null || (next.start <= time.to * 1000 + day && next.end >= time.from * 1000 - day);
  t.expect('billing.next-period-opens', isAdjacent && isCurrent && next.start < next.end, {
    expected: `a current period that begins at ${last.period_end}`,
    got: `${next.period_start} to ${next.period_end}`,
  });
};

type Line = { kind: string; quantity: number; amount: number };

const readLines = (t: Case, { id }: Item): Promise<Line[]> =>
  t.needs('inspect-storage')({ view: 'invoice-lines', workspace: t.target.workspace, invoice: String(id) });

/** Finds the lines of invoices for usage above a cap. */
const findOverages = async (t: Case, invoices: readonly Item[]): Promise<{ line: Line; invoice: Item }[]> => {
  const overages: { line: Line; invoice: Item }[] = [];
  for (const invoice of invoices)
    for (const line of await readLines(t, invoice))
      if (line.kind === 'overage') overages.push({ line, invoice });
  return overages;
};

/** Sets a cap of half of the usage. Returns the capped item and the excess quantity. */
const exceedCap = async (t: Case, plan: BillingState['plan']): Promise<Excess> => {
  const usage = await readUsage(t);
  const used = usage.find(({ quantity }) => quantity > 0);
  if (!used) return t.notExercised('billing.overage-on-invoice', 'usage in the open period');
  const included = used.quantity / 2;
  // Usage that equals its cap doesn't exceed it.
  const caps = usage.map(({ metric, quantity }) => ({
    metric,
    included: metric === used.metric ? included : quantity,
    unitPrice,
  }));
  const capped = { ...gatePlan(t, 'capped'), atOnce: true, price: 0, caps };
  // The cap must apply until the end of the period, regardless of earlier changes to the usual plan.
  await setPlans(t, [capped, { ...plan, atOnce: false }]);
  for (const { id } of [capped, plan]) await t.prepare({ operation: 'changePlan', body: { plan_id: id } });
  return { used, included };
};

/** Expects one overage of the closed period on its invoice. */
const expectOverage = async (
  t: Case,
  { used, included }: Excess,
  final: readonly LineItem[],
  period: Period,
  newInvoices: readonly Item[],
) => {
  const { metric, unit } = used;
  const { quantity } = final.find((item) => item.metric === metric && item.unit === unit) ?? used;
  const over = quantity - included;
  const lines = await findOverages(t, newInvoices);
  const matchingLines = lines.filter(({ line }) => isNearly(line.quantity, over));
  const got = lines.map(({ line, invoice }) => ({ ...line, period: formatBounds(invoice) }));
  const expected = `one overage of ${over} ${metric} on an invoice of ${formatBounds(period)}, and no overage for usage within the cap`;
  const isOnlyOne = matchingLines.length === 1 && lines.every(({ line }) => line.quantity > 0);
  t.expect('billing.overage-on-invoice', isOnlyOne, { expected, got });
  for (const { line, invoice } of matchingLines) {
    t.expect('billing.overage-on-invoice', isWithin(invoice, period), { expected, got });
    t.expect('billing.overage-on-invoice', isNearly(line.amount, line.quantity * unitPrice, 1), {
      expected: `an amount of ${line.quantity * unitPrice}, at ${unitPrice} each`,
      got,
    });
    await expectSum(t, invoice);
  }
};

/** Expects the amount of an invoice to be in proportion to the sum of its lines, by the unit of a reference invoice. */
const expectSum = async (t: Case, invoice: Item) => {
  if (!t.has('add-invoice') || typeof invoice.currency !== 'string') return;
  const sum = (await readLines(t, invoice)).reduce((total, { amount }) => total + amount, 0);
  const { workspace } = t.target;
  const { id } = await t.needs('add-invoice')({
    workspace,
    amount: referenceAmount,
    currency: invoice.currency,
    status: 'paid',
  });
  const referenceInvoice = await t.subjects.find('listInvoices', (item) => item.id === id);
  // The format is the same for both amounts, whether it is cents or euros, a number or a string.
  const unit = Number(referenceInvoice?.amount) / referenceAmount;
  const invoiceAmount = Number(invoice.amount);
  if (!Number.isFinite(unit) || unit === 0 || !Number.isFinite(invoiceAmount)) return;
  t.expect('billing.overage-on-invoice', isNearly(invoiceAmount / unit, sum, 1), {
    expected: `an amount that the lines add up to: ${sum * unit}`,
    got: String(invoice.amount),
  });
};

const title =
  'When a period ends, its usage is final, its overage is invoiced, and the next period starts from zero';
export default scenario(title, { needs: ['advance-clock'] }, async (gate) => {
  await gate.case('two periods', async (t) => {
    const isCapped = capabilities.every((name) => t.has(name));
    const listInvoices = () => unlessMissing(() => t.subjects.list('listInvoices'));
    const submit = async () => {
      if (!t.has('add-submission')) return;
      const { id } = await t.subjects.fresh('form');
      await t.subjects.addSubmission(id, { email: 'a@customer.example' });
    };
    const start = () => activeBilling(t, 'billing.usage-frozen-after-close');
    let [billing, before] = await t.together([start, listInvoices, submit]);
    // The second period shows that the first one was not a special case.
    for (const round of ['first', 'second']) {
      const period = getPeriod(billing);
      const excess = isCapped ? await exceedCap(t, billing.plan) : null;
      await passPeriod(t, period);
      const [final, opened, time] = await t.together([
        () => readUsage(t, period),
        () => readBilling(t),
        async () => (round === 'first' ? null : targetTime(t)),
      ]);
      billing = opened;
      const next = getPeriod(billing);
      expectNext(t, period, next, time);
      // It is usage of the next period.
      await submit();
      const [later, after] = await t.together([() => readUsage(t, period), listInvoices]);
      // Zero and no usage at all are the same before and after the close.
      if ([...final, ...later].some(({ quantity }) => quantity > 0))
        t.expectEqual('billing.usage-frozen-after-close', formatLineItems(later), formatLineItems(final));
      if (!before || !after)
        return t.notExercised('billing.invoices-of-closed-periods', 'a list of invoices that is complete');
      const earlier = before.map(({ id }) => id);
      const newInvoices = after.filter(({ id }) => !earlier.includes(id));
      const early = newInvoices.filter(({ period_end }) => parseInstant(period_end) > next.start + day);
      t.expectEqual('billing.invoices-of-closed-periods', early.map(formatBounds), []);
      if (excess) {
        // An overage may be on a draft before its period has ended.
        const open = after.filter((invoice) => invoice.status !== 'draft' && isWithin(invoice, next));
        const overages = (await findOverages(t, open)).map(({ invoice }) => formatBounds(invoice));
        t.expectEqual('billing.overage-on-invoice', overages, []);
        const drafted = before.filter(({ status }) => status === 'draft').map(({ id }) => id);
        const issued = after.filter(({ id }) => drafted.includes(id));
        await expectOverage(t, excess, final, period, [...newInvoices, ...issued]);
      }
      before = after;
    }
    for (const name of capabilities) t.needs(name);
  });
});
