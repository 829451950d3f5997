import { resources } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { createdId } from '../../resources/find-resource.ts';
import { createSubmissions, formsSubmitted } from '../deliveries/event-sources.ts';
import { withCleanup } from '../shared/control-flow.ts';

/** What starts runs of an agent. These members are the contract's own choice: a target that doesn't return one ignores it. */
const starts = { schedule: '* * * * *', trigger: formsSubmitted };

const title = 'An active agent gets runs on its schedule or trigger, and an inactive agent gets none';
export default scenario(title, { needs: ['advance-clock'] }, async (gate) => {
  await gate.case('runs every minute, and after each submission', async (t) => {
    const submissions = await createSubmissions(t);
    const agents: { path: { id: string }; start: string }[] = [];
    for (const [name, value] of Object.entries(starts)) {
      if (name === 'trigger' && submissions === null) continue;
      const created = await t.send({
        operation: 'createAgent',
        body: t.sample('createAgent', { [name]: value }),
      });
      const id = createdId(resources.agent, created);
      if (id !== null && member(getJson(created), name) === value) agents.push({ path: { id }, start: name });
    }
    if (agents.length === 0)
      return t.notExercised('agents.active-executes', 'an agent with a schedule or a trigger');
    const forEach = (work: (agent: (typeof agents)[number]) => Promise<unknown>) =>
      t.together(agents.map((agent) => () => work(agent)));
    /** The numbers of runs, by what starts them. */
    const count = async () => {
      const runs = await forEach(({ path }) => t.subjects.list('listRuns', { path }));
      return Object.fromEntries(agents.map(({ start }, index) => [start, (runs[index] as unknown[]).length]));
    };
    const fallDue = async () => {
      await submissions?.cause();
      await t.needs('advance-clock')({ seconds: 600 });
    };
    await fallDue();
    const none = Object.fromEntries(agents.map(({ start }) => [start, 0]));
    t.expectEqual('agents.no-runs-at-first', await count(), none);
    await forEach(({ path }) => t.prepare({ operation: 'activateAgent', path }));
    await withCleanup(
      async () => {
        await fallDue();
        const active = await count();
        const got = JSON.stringify(active);
        t.expect(
          'agents.active-executes',
          Object.values(active).every((runs) => runs > 0),
          { got },
        );
      },
      () => forEach(({ path }) => t.send({ operation: 'deactivateAgent', path })),
    );
    const runs = await count();
    await fallDue();
    t.expectEqual('agents.inactive-starts-no-runs', await count(), runs);
  });
});
