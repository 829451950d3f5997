import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import type { Item } from '../support/listed.ts';

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
    await gate.case('an agent of test mode', async (t) => {
      const live = await liveKey(t);
      const path = { id: (await t.subjects.fresh('agent')).id };
      await t.prepare({ operation: 'getAgent', path });
      t.expectHidden(isolated, await t.send({ operation: 'getAgent', path, token: live }));
    });

    // A secret, since the API can't delete agents: nothing of the run remains in live data.
    await gate.case('a secret of live mode', async (t) => {
      const live = { token: await liveKey(t) };
      const body = t.sample('setSecret') as { name: string };
      await t.prepare({ operation: 'setSecret', body, ...live });
      const isOurs = ({ name }: Item) => name === body.name;
      if (!(await t.subjects.found('listSecrets', isOurs, live)))
        t.notExercised(isolated, 'a secret in live mode: the list does not show it');
      const seen = await t.subjects.found('listSecrets', isOurs);
      t.expect(isolated, seen === undefined, {
        expected: `a list in test mode without ${body.name}, which a live key set`,
        got: body.name,
      });
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
