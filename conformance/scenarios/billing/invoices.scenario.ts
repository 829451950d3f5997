import { stateMachines } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'billing.invoices',
  'Invoices of every status are listed',
  { clauses: ['billing.invoices-of-every-status'], needs: ['add-invoice'] },
  async (gate) => {
    await gate.case('one of each', async (t) => {
      const clause = 'billing.invoices-of-every-status';
      const made = new Map<string, string>();
      for (const status of stateMachines.invoice.states) {
        const { workspace } = t.target;
        const invoice = await t.needs('add-invoice')({ workspace, amount: 1900, currency: 'EUR', status });
        made.set(invoice.id, status);
      }
      const listed = await t.subjects.listed('listInvoices');
      for (const [id, status] of made) {
        const shown = listed.find((invoice) => invoice.id === id)?.status;
        t.expect(clause, shown === status, {
          expected: `${id}, ${status}`,
          got: String(shown ?? 'not listed'),
        });
      }
    });
  },
);
