import { scenario } from '../../engine/scenario.ts';
import { expectStatus, readBilling, setBilling, withBillingRestored } from './billing-state.ts';

const day = 24 * 60 * 60;

export default scenario(
  'billing.grace',
  'A past-due workspace is canceled when its grace window ends',
  { needs: ['set-billing-status', 'advance-clock'] },
  async (gate) => {
    await gate.case('fourteen days', async (t) => {
      await withBillingRestored(t, async () => {
        await setBilling(t, { status: 'past_due' });
        await t.needs('advance-clock')({ seconds: 13 * day });
        await expectStatus(t, 'billing.grace-window-length', 'past_due');
        await t.needs('advance-clock')({ seconds: day + 60 });
        await expectStatus(t, 'billing.grace-window-length', 'canceled');
        // The length of the window is not documented, but no service waits for a year.
        for (let quarter = 0; quarter < 4; quarter += 1) {
          if ((await readBilling(t)).status === 'canceled') break;
          await t.needs('advance-clock')({ seconds: 90 * day });
        }
        await expectStatus(t, 'billing.past-due-ends-in-canceled', 'canceled');
      });
    });
  },
);
