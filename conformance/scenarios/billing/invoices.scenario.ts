import { stateMachines } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

/** Zero, and near-equal amounts of several sizes, in two currencies that share letters and one without minor units. */
const added = [
  { amount: 1900, currency: 'EUR' },
  { amount: 1901, currency: 'EUR' },
  { amount: 123_456_700, currency: 'EUR' },
  { amount: 1900, currency: 'EGP' },
  { amount: 0, currency: 'JPY' },
];

/** An alphabetic ISO 4217 code; the numeric codes are valid as well. */
const inLetters = /^[A-Z]{3}$/;

const title = 'Invoices of every status are listed, with their own values';
export default scenario(title, { holds: [], needs: ['add-invoice'] }, async (gate) => {
  await gate.case('an invoice of each status', async (t) => {
    const { workspace } = t.target;
    const invoices = stateMachines.invoice.states.map((status, index) => ({
      ...{ amount: 1900, currency: 'EUR', ...added[index] },
      status,
    }));
    const ids: string[] = [];
    for (const invoice of invoices) ids.push((await t.needs('add-invoice')({ workspace, ...invoice })).id);
    const listedInvoices = await t.subjects.list('listInvoices');
    const ratios = new Set<string>();
    for (const [index, { status, amount, currency }] of invoices.entries()) {
      const listedInvoice = listedInvoices.find(({ id }) => id === ids[index]);
      t.expectEqual('billing.invoices-of-every-status', listedInvoice?.status, status);
      if (!listedInvoice) continue;
      t.expectEqual('billing.invoice-values', listedInvoice.status, status);
      const code = String(listedInvoice.currency);
      if (inLetters.test(code)) t.expectEqual('billing.invoice-values', code, currency);
      const ratio = Number(listedInvoice.amount) / amount;
      // The format is the same for all amounts, whether it is cents or euros, a number or a string.
      if (currency === 'EUR' && Number.isFinite(ratio)) ratios.add(ratio.toPrecision(6));
    }
    t.expect('billing.invoice-values', ratios.size < 2, {
      expected: `amounts in proportion to ${invoices.map(({ amount }) => amount).join(', ')}`,
      got: [...ratios].map((ratio) => `${ratio} times that`).join(', '),
    });
  });
});
