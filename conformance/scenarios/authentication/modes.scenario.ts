import { resources } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import { createdId } from '../../resources/created-id.ts';

const isolated = 'authentication.test-data-isolated';
const surface = 'authentication.test-key-has-same-surface';

/** The statuses of an operation that a server does not offer. */
const absent = [404, 405, 501];

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
        const id = isSuccess(made) ? createdId(resources.agent, made) : null;
        if (id === null)
          return t.notExercised(isolated, `an agent in each mode: createAgent answered ${made.status}`);
        const path = { id };
        t.expectSuccess(isolated, await t.send({ operation: 'getAgent', path, token: maker }));
        t.expectHidden(isolated, await t.send({ operation: 'getAgent', path, token: other }));
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
        if (!isSuccess(inLive)) t.notExercised(surface, `${operation.id} with a live key`);
        t.expect(surface, !absent.includes(inTest.status), {
          expected: `${operation.id} in test mode, since it answers ${inLive.status} in live mode`,
          got: `status ${inTest.status}`,
        });
      },
    );
  },
);
