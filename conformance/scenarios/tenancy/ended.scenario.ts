import { scenario } from '../../engine/scenario.ts';
import { deletedOfKind, ended } from './bystanders.ts';
import { observe, type Placed } from './observe.ts';
import { runsToken } from './tenants.ts';

export default scenario(
  'tenancy.ended',
  'What has been revoked, deleted or decided stays so an hour later',
  { needs: ['advance-clock'] },
  async (gate) => {
    await gate.case('an hour later', async (t) => {
      const all = [...deletedOfKind('secret'), ...deletedOfKind('webhook-subscription'), ...ended];
      const placed = all.flatMap((bystander): Placed[] =>
        bystander.clause === null
          ? []
          : [{ ...bystander, clause: bystander.clause, where: 'of the run', getOwner: runsToken }],
      );
      const expectUnchanged = await observe(t, gate.some('ended', placed, 3));
      await t.needs('advance-clock')({ seconds: 3600 });
      await expectUnchanged('the last hour');
    });
  },
);
