import { isSuccess } from '../../checks/body.ts';
import { atOffset } from '../../checks/instant.ts';
import { type Exchange, scenario } from '../../engine/scenario.ts';
import { readBilling } from './billing-state.ts';

type LineItem = { metric: string; quantity: number; unit: string };

/** Returns the quantities of a response by metric and unit. */
const quantities = (response: Exchange): Map<string, number> => {
  const { line_items } = response.json<{ line_items: LineItem[] }>();
  return new Map(line_items.map(({ metric, quantity, unit }) => [`${unit} of ${metric}`, quantity]));
};

const title = 'Usage covers the current period or a window, and only grows while the period is open';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('the current period, without and with its window', async (t) => {
    const readUsage = (query?: Record<string, string>) =>
      t.send({ operation: 'getUsage', ...(query && { query }) });
    const { current_period_start: period_start, current_period_end: period_end } = await readBilling(t);
    const first = await readUsage();
    t.expectSuccess('billing.usage-of-current-period', first);
    const window = await readUsage({ period_start, period_end });
    const last = await readUsage();
    t.expectSuccess('billing.usage-of-current-period', last);
    if ((await readBilling(t)).current_period_start !== period_start)
      return t.notExercised('billing.usage-is-running-total', 'a period that stays open between two reads');
    const [before, after] = [quantities(first), quantities(last)];
    for (const [name, quantity] of before)
      t.expect('billing.usage-is-running-total', (after.get(name) ?? 0) >= quantity, {
        expected: `at least ${quantity} ${name}, as before`,
        got: `${after.get(name) ?? 0}`,
      });
    if (window.status === 400)
      return t.notExercised('billing.usage-of-window', 'the format of period_start and period_end');
    t.expectSuccess('billing.usage-of-window', window);
    // The window is the open period: the usage lies between the values read before and after.
    for (const [name, quantity] of quantities(window)) {
      const [from, to] = [before.get(name) ?? 0, after.get(name) ?? 0];
      t.expect('billing.usage-of-window', from <= quantity && quantity <= to, {
        expected: `${from} to ${to} ${name}, as in the current period`,
        got: `${quantity}`,
      });
    }
    // A server may accept only its own format of times.
    const inOtherOffset = await readUsage({
      period_start: atOffset(period_start),
      period_end: atOffset(period_end),
    });
    if (isSuccess(inOtherOffset))
      for (const [name, quantity] of quantities(window))
        t.expect('billing.usage-of-window', (quantities(inOtherOffset).get(name) ?? 0) >= quantity, {
          expected: `at least ${quantity} ${name}, as for the same times in UTC`,
          got: JSON.stringify([...quantities(inOtherOffset)]),
          exchange: inOtherOffset,
        });
    for (const half of [{ period_start }, { period_end }])
      t.expectStatus('billing.usage-window-needs-both', await readUsage(half), 400);
    const wrong = await readUsage({ period_start: 'last month', period_end });
    t.expectStatus('billing.usage-window-format', wrong, 400);
  });
});
