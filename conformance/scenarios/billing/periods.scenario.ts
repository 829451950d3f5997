import { parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Item } from '../shared/list-page.ts';
import { targetTime } from '../shared/target-time.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import {
  activeBilling,
  gatePlan,
  getPeriod,
  type Period,
  passPeriod,
  readBilling,
  setPlans,
} from './billing-state.ts';

type LineItem = { metric: string; quantity: number; unit: string };

/** A target may return the last day of a period as its end, and a date in place of a time. */
const day = 86_400_000;

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

const submit = async (t: Case) =>
  t.subjects.addSubmission((await t.subjects.fresh('form')).id, { email: 'a@customer.example' });

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

/** Returns the invoices of a list that it didn't have before. */
const addedTo = (before: readonly Item[], after: readonly Item[]): Item[] =>
  after.filter(({ id }) => !before.some((invoice) => invoice.id === id));

/** Expects that the next period begins where the last one ended, and that it contains the target's time. */
const expectNext = async (t: Case, last: Period) => {
  const next = getPeriod(await readBilling(t));
  const [gap, length] = [next.start - last.end, last.end - last.start];
  // The clock may skip a short month entirely, which leaves a period between the two.
  const isAdjacent = Math.abs(gap) <= day || gap >= 0.8 * length;
  const time = await targetTime(t);
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

/** Uses a metric above its cap, and ends the period. Returns the period and the excess quantity. */
const exceedCap = async (t: Case) => {
  const { plan } = await activeBilling(t, 'billing.overage-on-invoice');
  await submit(t);
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
  const before = await t.subjects.list('listInvoices');
  const open = getPeriod(await readBilling(t));
  const earlyOverages = await findOverages(
    t,
    before.filter((invoice) => invoice.status !== 'draft' && isWithin(invoice, open)),
  );
  const period = await passPeriod(t);
  const final = await unlessMissing(() => readUsage(t, period));
  const { quantity } =
    final?.find(({ metric, unit }) => metric === used.metric && unit === used.unit) ?? used;
  return { before, earlyOverages, period, metric: used.metric, over: quantity - included };
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

export default scenario(
  'billing.periods',
  'When a period ends, its usage is final, its overage is invoiced, and the next period starts from zero',
  { needs: ['advance-clock'] },
  async (gate) => {
    await gate.case('usage of a closed period', async (t) => {
      const before = await unlessMissing(() => t.subjects.list('listInvoices'));
      if (t.has('add-submission')) await submit(t);
      const period = await passPeriod(t);
      const final = formatLineItems(await readUsage(t, period));
      if (t.has('add-submission')) await submit(t);
      const later = formatLineItems(await readUsage(t, period));
      t.expectEqual('billing.usage-frozen-after-close', later, final);
      const { current_period_start } = await readBilling(t);
      t.expect('billing.usage-frozen-after-close', !(parseInstant(current_period_start) < period.end), {
        expected: `a period that begins at ${period.period_end} or later`,
        got: current_period_start,
      });
      const invoices = before && (await unlessMissing(() => t.subjects.list('listInvoices')));
      if (!before || !invoices)
        return t.notExercised(
          'billing.invoices-of-closed-periods',
          'a list of invoices that can be read in full',
        );
      const earlyInvoices = addedTo(before, invoices).filter(
        ({ period_end }) => parseInstant(period_end) > parseInstant(current_period_start) + day,
      );
      t.expect('billing.invoices-of-closed-periods', earlyInvoices.length === 0, {
        expected: `no invoice of the period that began at ${current_period_start}`,
        got: earlyInvoices.map(formatBounds).join(', '),
      });
    });

    await gate.case('the next period', async (t) => {
      for (const _ of ['the next one', 'the one after it']) await expectNext(t, await passPeriod(t));
    });

    await gate.case('usage over a cap', async (t) => {
      t.needs('inspect-storage');
      t.needs('set-plan-catalogue');
      // The invoice of the second period shows that the first was not a special case.
      for (const _ of ['this period', 'the next period']) {
        const { before, earlyOverages, period, metric, over } = await exceedCap(t);
        t.expect('billing.overage-on-invoice', earlyOverages.length === 0, {
          expected: 'no overage, except on a draft, before the period has ended',
          got: earlyOverages.map(({ invoice }) => formatBounds(invoice)).join(', '),
        });
        const after = await t.subjects.list('listInvoices');
        // The invoice may have been a draft until the period ended.
        const drafted = before.filter(({ status }) => status === 'draft').map(({ id }) => id);
        const newInvoices = [...addedTo(before, after), ...after.filter(({ id }) => drafted.includes(id))];
        const lines = await findOverages(t, newInvoices);
        const matchingLines = lines.filter(({ line }) => isNearly(line.quantity, over));
        const got = lines
          .map(({ line, invoice }) => `${JSON.stringify(line)} for ${formatBounds(invoice)}`)
          .join(', ');
        const expected = `one overage of ${over} ${metric} on an invoice of ${formatBounds(period)}, and no overage for usage within the cap`;
        t.expect(
          'billing.overage-on-invoice',
          matchingLines.length === 1 && lines.every(({ line }) => line.quantity > 0),
          {
            expected,
            got,
          },
        );
        for (const { line, invoice } of matchingLines) {
          t.expect('billing.overage-on-invoice', isWithin(invoice, period), { expected, got });
          t.expect('billing.overage-on-invoice', isNearly(line.amount, line.quantity * unitPrice, 1), {
            expected: `an amount of ${line.quantity * unitPrice}, at ${unitPrice} each`,
            got,
          });
          await expectSum(t, invoice);
        }
      }
    });
  },
);
