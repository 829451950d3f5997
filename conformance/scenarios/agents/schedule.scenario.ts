import { scenario } from '../../engine/scenario.ts';
import { isObject } from '../../judging/body.ts';

const everyMinute = '* * * * *';

export default scenario(
  'agents.schedule',
  'An active agent gets runs on its schedule, an inactive one gets none',
  { clauses: ['agents.active-executes', 'agents.no-runs-at-first'], needs: ['advance-clock'] },
  async (gate) => {
    await gate.case('a schedule of every minute', async (t) => {
      const sample = t.sample('createAgent');
      const body = { ...(isObject(sample) && sample), schedule: everyMinute };
      const created = await t.send({ operation: 'createAgent', body });
      // The contract chose the field: a target that doesn't return it ignores the schedule.
      const agent = created.status < 300 ? created.json<{ id: string; schedule?: string }>() : null;
      if (agent?.schedule !== everyMinute) {
        return t.notExercised('agents.active-executes', 'an agent with a schedule');
      }
      const path = { id: agent.id };
      const count = async () => (await t.subjects.listed('listRuns', { path })).length;
      await t.needs('advance-clock')({ seconds: 600 });
      const inactive = await count();
      t.expect('agents.no-runs-at-first', inactive === 0, {
        expected: 'no runs of an inactive agent after ten minutes',
        got: `${inactive}`,
      });
      await t.prepare({ operation: 'activateAgent', path });
      await t.needs('advance-clock')({ seconds: 600 });
      const active = await count();
      await t.send({ operation: 'deactivateAgent', path });
      t.expect('agents.active-executes', active > 0, {
        expected: 'runs of an active agent after ten periods',
        got: `${active}`,
      });
    });
  },
);
