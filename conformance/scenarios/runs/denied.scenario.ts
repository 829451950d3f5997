import { scenario } from '../../engine/scenario.ts';
import { readStatuses } from './read-statuses.ts';

export default scenario(
  'runs.denied',
  'A denied run stays denied as time passes',
  { needs: ['pause-run', 'advance-clock'] },
  async (gate) => {
    await gate.case('an hour later', async (t) => {
      const { id, agent, run } = await t.subjects.freshApproval();
      await t.prepare({ operation: 'denyApproval', path: { id } });
      await t.needs('advance-clock')({ seconds: 3600 });
      const [status] = await readStatuses(t, agent, [run]);
      t.expectEqual('runs.denied-is-final', status, 'denied');
    });
  },
);
