import { stateMachines } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

const values = 'billing.invoice-values';
const everyStatus = 'billing.invoices-of-every-status';

/** Nothing, and near-equal amounts of several sizes; two currencies that share letters, and one without minor units. */
const added = [
  { amount: 1900, currency: 'EUR' },
  { amount: 1901, currency: 'EUR' },
  { amount: 123_456_700, currency: 'EUR' },
  { amount: 1900, currency: 'EGP' },
  { amount: 0, currency: 'JPY' },
];

/** An ISO 4217 code in letters; the numeric ones are right as well. */
const inLetters = /^[A-Z]{3}$/;

export default scenario(
  'billing.invoices',
  'Invoices of every status are listed, with their own values',
  { clauses: [values, everyStatus], needs: ['add-invoice'] },
  async (gate) => {
    await gate.case('one of each', async (t) => {
      const { workspace } = t.target;
      const made: { id: string; status: string; amount: number; currency: string }[] = [];
      for (const [index, status] of stateMachines.invoice.states.entries()) {
        const invoice = { amount: 1900, currency: 'EUR', ...added[index], status };
        const { id } = await t.needs('add-invoice')({ workspace, ...invoice });
        made.push({ ...invoice, id });
      }
      const listed = await t.subjects.listed('listInvoices');
      const ratios = new Set<string>();
      for (const { id, status, amount, currency } of made) {
        const shown = listed.find((invoice) => invoice.id === id);
        t.expect(everyStatus, shown?.status === status, {
          expected: `${id}, ${status}`,
          got: String(shown?.status ?? 'not listed'),
        });
        if (!shown) continue;
        t.expect(values, shown.status === status, {
          expected: `${id}, ${status}`,
          got: String(shown.status),
        });
        const code = String(shown.currency);
        t.expect(values, !inLetters.test(code) || code === currency, { expected: currency, got: code });
        const ratio = Number(shown.amount) / amount;
        // Cents or euros, a number or a text: whichever it is, it is the same for all.
        if (currency === 'EUR' && Number.isFinite(ratio)) ratios.add(ratio.toPrecision(6));
      }
      t.expect(values, ratios.size < 2, {
        expected: `amounts in proportion to ${made.map(({ amount }) => amount).join(', ')}`,
        got: listed
          .filter(({ id }) => made.some((invoice) => invoice.id === id))
          .map(({ amount }) => String(amount))
          .join(', '),
      });
    });
  },
);
