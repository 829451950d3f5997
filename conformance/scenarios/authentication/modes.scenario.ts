import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';

const isolated = 'authentication.test-data-isolated';
const surface = 'authentication.test-key-has-same-surface';

/** A key of the same workspace in live mode. Ends the case if the run's own token is in live mode. */
const liveKey = async (t: Case): Promise<string> => {
  if (t.target.mode === 'live') t.notExercised([isolated, surface], 'a token in test mode');
  return (await t.needs('live-key')({ workspace: t.target.workspace })).token;
};

export default scenario(
  'authentication.modes',
  'Test mode offers the operations of live mode on separate data',
  { clauses: [isolated, surface], needs: ['live-key'] },
  async (gate) => {
    await gate.case('agents of either mode', async (t) => {
      const live = await liveKey(t);
      for (const [maker, other] of [[t.target.token, live] as const, [live, t.target.token] as const]) {
        const sample = await t.request('createAgent');
        const made = await t.send({ ...sample, token: maker });
        if (made.status > 299)
          t.notExercised(isolated, `an agent in each mode: createAgent answered ${made.status}`);
        const path = { id: made.json<{ id: string }>().id };
        t.expectSuccess(isolated, await t.send({ operation: 'getAgent', path, token: maker }));
        t.expectStatus(isolated, await t.send({ operation: 'getAgent', path, token: other }), 404);
        // An agent can't be deleted, but it must not run.
        await t.send({ operation: 'deactivateAgent', path, token: maker });
      }
    });

    await gate.eachOperation(
      ({ method, scope, parameters }) =>
        method === 'GET' && scope !== null && parameters.path.every(({ name }) => name === 'slug'),
      async (operation, t) => {
        const live = await liveKey(t);
        const request = await t.request(operation);
        const [inTest, inLive] = [await t.send(request), await t.send({ ...request, token: live })];
        t.expect(surface, inTest.status === inLive.status, {
          expected: `status ${inLive.status} in test mode as in live mode`,
          got: `status ${inTest.status}`,
        });
      },
    );
  },
);
