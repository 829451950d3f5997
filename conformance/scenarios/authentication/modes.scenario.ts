import type { OperationId, OperationShape } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import { listedResource, resourceOf } from '../../resources/resource-of.ts';
import type { Item } from '../support/listed.ts';
import { expectNoProxy, expectOwnProxy } from '../support/one-proxy.ts';
import { expectOwnTheme } from '../support/one-theme.ts';
import { isData, liveTenant, runsToken } from '../support/other-tokens.ts';
import { expectNoAccess, watched } from '../support/watched.ts';

const isolated = 'authentication.test-data-isolated';
const surface = 'authentication.test-key-has-same-surface';

/** The statuses of an operation that a server does not offer. */
const absent = [404, 405, 501];

const namesWorkspaceAlone = ({ parameters }: OperationShape): boolean =>
  parameters.path.every(({ name }) => name === 'slug');

/** Expects that the reader's list doesn't show what the writer's list shows. */
const expectApart = async (
  t: Case,
  list: OperationId,
  isIt: (item: Item) => boolean,
  { writer, reader, query = {} }: { writer: Actor; reader: Actor; query?: Record<string, string> },
) => {
  if (!(await writer.subjects.found(list, isIt, { query })))
    t.notExercised(isolated, `a record that ${list} shows in mode ${writer.mode}`);
  const seen = await reader.subjects.found(list, isIt, { query });
  t.expect(isolated, seen === undefined, {
    expected: `a list in mode ${reader.mode} without what was written in mode ${writer.mode}`,
    got: JSON.stringify(seen),
  });
};

export default scenario(
  'authentication.modes',
  'Test mode offers the operations of live mode on separate data, which neither mode sees of the other',
  { clauses: [isolated, surface], needs: ['live-key'] },
  async (gate) => {
    await gate.eachOperation(
      (operation) => {
        const resource = resourceOf(operation);
        return resource !== null && isData(resource);
      },
      async (operation, t) => {
        const live = await liveTenant(t, [isolated]);
        // What the API can't delete is not created in live data, and a driver adds to test data.
        for (const [owner, stranger] of [[runsToken(t), live] as const, [live, runsToken(t)] as const]) {
          const theirs = await watched(owner, operation);
          if (!theirs.placeholder) await expectNoAccess(t, isolated, theirs, stranger.send);
        }
      },
    );

    await gate.eachOperation(
      (operation) => operation.list !== null && listedResource(operation.id as OperationId)?.id !== null,
      async (operation, t) => {
        const list = operation.id as OperationId;
        const resource = listedResource(list);
        if (!resource || !isData(resource) || !namesWorkspaceAlone(operation)) return;
        const live = await liveTenant(t, [isolated]);
        const test = runsToken(t);
        // A live record that remains for good is not created: a secret and a subscription are deleted again.
        const ways = resource.delete
          ? [[test, live] as const, [live, test] as const]
          : [[test, live] as const];
        for (const [writer, reader] of ways) {
          if (!writer.subjects.canCreate(resource.name)) continue;
          const { id } = await writer.subjects.shared(resource.name);
          await expectApart(t, list, (item) => item[resource.id ?? ''] === id, { writer, reader });
        }
      },
    );

    await gate.case('log entries', async (t) => {
      const reader = await liveTenant(t, [isolated]);
      const message = t.unique('Gate in test mode');
      const { workspace } = t.target;
      await t.needs('add-log-entry')({ workspace, level: 'info', source: 'request', message });
      const actors = { writer: runsToken(t), reader, query: { q: message } };
      await expectApart(t, 'searchLogs', (item) => item.message === message, actors);
    });

    await gate.case('proxy URLs', async (t) => {
      const [test, live] = [runsToken(t), await liveTenant(t, [isolated])];
      await expectNoProxy(t, isolated, { writer: test, reader: live });
      await expectNoProxy(t, isolated, { writer: live, reader: test });
      await expectOwnProxy(t, isolated, { run: test, other: live });
    });

    await gate.case('the theme', async (t) => {
      const reader = await liveTenant(t, [isolated]);
      await expectOwnTheme(t, isolated, { writer: runsToken(t), reader });
    });

    await gate.eachOperation(
      (operation) => operation.method === 'GET' && operation.scope !== null && namesWorkspaceAlone(operation),
      async (operation, t) => {
        const live = await liveTenant(t, [surface]);
        const request = await t.request(operation);
        const [inTest, inLive] = [await t.send(request), await live.send(request)];
        if (!isSuccess(inLive)) t.notExercised(surface, `${operation.id} with a live key`);
        t.expect(surface, !absent.includes(inTest.status), {
          expected: `${operation.id} in test mode, since it answers ${inLive.status} in live mode`,
          got: `status ${inTest.status}`,
        });
      },
    );
  },
);
