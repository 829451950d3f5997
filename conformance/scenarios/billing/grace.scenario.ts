import { scenario } from '../../engine/scenario.ts';
import { expectStatus, setBilling, withActiveBilling } from './billing-state.ts';

const day = 24 * 60 * 60;

export default scenario(
  'billing.grace',
  'A past-due workspace is canceled when its grace window ends',
  { needs: ['set-billing-status', 'advance-clock'] },
  async (gate) => {
    await gate.case('fourteen days', (t) =>
      withActiveBilling(t, async () => {
        const advance = t.needs('advance-clock');
        await setBilling(t, { status: 'past_due' });
        await advance({ seconds: 13 * day });
        await expectStatus(t, 'billing.grace-window-length', 'past_due');
        await advance({ seconds: day + 60 });
        let { status } = await expectStatus(t, 'billing.grace-window-length', 'canceled');
        // The length of the window is not documented, but no service waits for a year.
        for (let quarter = 0; quarter < 4 && status !== 'canceled'; quarter += 1) {
          await advance({ seconds: 90 * day });
          ({ status } = await expectStatus(t, 'billing.grace-window-length', 'canceled'));
        }
        t.expectEqual('billing.past-due-ends-in-canceled', status, 'canceled');
      }),
    );
  },
);
