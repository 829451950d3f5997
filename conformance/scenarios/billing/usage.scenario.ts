import { sameRecord } from '../../checks/same-value.ts';
import { scenario } from '../../engine/scenario.ts';

type Usage = { line_items: { metric: string; quantity: number; unit: string }[] };
type Billing = { current_period_start: string; current_period_end: string };

export default scenario(
  'billing.usage',
  'Usage covers the current period or a window, and only grows while the period is open',
  {},
  async (gate) => {
    await gate.case('the current period', async (t) => {
      const period = async () =>
        (await t.prepare({ operation: 'getBilling' })).json<Billing>().current_period_start;
      const before = await period();
      const first = await t.send({ operation: 'getUsage' });
      t.expectSuccess('billing.usage-of-current-period', first);
      const later = (await t.prepare({ operation: 'getUsage' })).json<Usage>().line_items;
      if (!sameRecord(await period(), before))
        return t.notExercised('billing.usage-is-running-total', 'a period that stays open between two reads');
      for (const { metric, unit, quantity } of first.json<Usage>().line_items) {
        const now = later.find((item) => item.metric === metric && item.unit === unit)?.quantity ?? 0;
        t.expect('billing.usage-is-running-total', now >= quantity, {
          expected: `${metric} of at least ${quantity}, as before`,
          got: `${now}`,
        });
      }
    });

    await gate.case('a window', async (t) => {
      const billing = (await t.prepare({ operation: 'getBilling' })).json<Billing>();
      const query = { period_start: billing.current_period_start, period_end: billing.current_period_end };
      const first = (await t.prepare({ operation: 'getUsage' })).json<Usage>().line_items;
      const window = await t.send({ operation: 'getUsage', query });
      if (window.status === 400)
        return t.notExercised('billing.usage-of-window', 'the format of period_start and period_end');
      t.expectSuccess('billing.usage-of-window', window);
      const later = (await t.prepare({ operation: 'getUsage' })).json<Usage>().line_items;
      const now = (await t.prepare({ operation: 'getBilling' })).json<Billing>();
      // The window is the open period: the usage lies between the values read before and after.
      if (sameRecord(now.current_period_start, billing.current_period_start))
        for (const { metric, unit, quantity } of window.json<Usage>().line_items) {
          const getQuantity = (items: Usage['line_items']) =>
            items.find((item) => item.metric === metric && item.unit === unit)?.quantity ?? 0;
          t.expect(
            'billing.usage-of-window',
            getQuantity(first) <= quantity && quantity <= getQuantity(later),
            {
              expected: `${metric} from ${getQuantity(first)} to ${getQuantity(later)}, as in the current period`,
              got: `${quantity}`,
            },
          );
        }
      for (const [name, value] of Object.entries(query)) {
        const half = await t.send({ operation: 'getUsage', query: { [name]: value } });
        t.expectStatus('billing.usage-window-needs-both', half, 400);
      }
      const wrong = { ...query, period_start: 'last month' };
      t.expectStatus(
        'billing.usage-window-format',
        await t.send({ operation: 'getUsage', query: wrong }),
        400,
      );
    });
  },
);
