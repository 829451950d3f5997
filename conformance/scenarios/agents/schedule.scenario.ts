import { resources } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { createdId } from '../../resources/created-id.ts';
import { withCleanup } from '../shared/control-flow.ts';

const everyMinute = '* * * * *';

export default scenario(
  'agents.schedule',
  'An active agent gets runs on its schedule, and an inactive agent gets none',
  { needs: ['advance-clock'] },
  async (gate) => {
    await gate.case('a schedule with a run every minute', async (t) => {
      const body = t.sample('createAgent', { schedule: everyMinute });
      const created = await t.prepare({ operation: 'createAgent', body });
      const id = createdId(resources.agent, created);
      // This field is the contract's own choice: a target that doesn't return it ignores the schedule.
      if (id === null || member(getJson(created), 'schedule') !== everyMinute) {
        return t.notExercised('agents.active-executes', 'an agent with a schedule');
      }
      const path = { id };
      const count = async () => (await t.subjects.list('listRuns', { path })).length;
      await t.needs('advance-clock')({ seconds: 600 });
      t.expectEqual('agents.no-runs-at-first', { runs: await count() }, { runs: 0 });
      await t.prepare({ operation: 'activateAgent', path });
      await withCleanup(
        async () => {
          await t.needs('advance-clock')({ seconds: 600 });
          const active = await count();
          t.expect('agents.active-executes', active > 0, { got: `${active}` });
        },
        () => t.send({ operation: 'deactivateAgent', path }),
      );
      const runs = await count();
      await t.needs('advance-clock')({ seconds: 600 });
      t.expectEqual('agents.inactive-starts-no-runs', { runs: await count() }, { runs });
    });
  },
);
