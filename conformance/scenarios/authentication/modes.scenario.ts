import {
  type OperationId,
  type OperationShape,
  operations,
  resources,
  stateMachines,
} from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { findRunId } from '../../checks/run-record.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { findListedResource, findResource, type Resource } from '../../resources/find-resource.ts';
import { inOtherEncodings } from '../shared/each-encoding.ts';
import type { Item } from '../shared/list-page.ts';
import { expectNoAccess, foreignRequest } from '../shared/no-access.ts';
import { expectNoProxy, expectOwnProxy, expectOwnSecret, expectOwnTheme } from '../tenancy/isolation.ts';
import { isData, liveTenant, runsToken } from '../tenancy/tenants.ts';
import { expectIsolation, type Written } from './mode-isolation.ts';

/** The statuses of an operation that a server doesn't offer. */
const absent = [404, 405, 501];

const namesOnlyWorkspace = ({ parameters }: OperationShape): boolean =>
  parameters.path.every(({ name }) => name === 'slug');

/** Returns the run's own token and a key of live mode. */
const bothModes = async (t: Case): Promise<[Actor, Actor]> => {
  const live = await liveTenant(t, ['authentication.test-data-isolated']);
  return [runsToken(t), live];
};

/** Creates a record, and returns how its list shows it, also under a filter that matches it. */
const createWritten = async (
  actor: Actor,
  { name, id: member, idPrefix, label, list }: Resource,
): Promise<Written> => {
  const record = await actor.subjects.shared(name);
  const views = [{ list: list as OperationId }];
  const pending = { list: operations.listApprovals.id, query: { status: stateMachines.approval.states[0] } };
  return {
    // Any other id may be a short number, which an export could contain for another reason.
    id: idPrefix || label ? record.id : null,
    isIt: (item) => item[member ?? ''] === record.id,
    views: name === resources.approval.name ? [...views, pending] : views,
  };
};

export default scenario(
  'authentication.modes',
  'Test mode offers the operations of live mode, and neither mode can access the data of the other',
  { needs: ['live-key'] },
  async (gate) => {
    await gate.eachOperation(
      (operation) => {
        const resource = findResource(operation);
        return resource !== null && isData(resource);
      },
      async (operation, t) => {
        const live = await liveTenant(t, ['authentication.test-data-isolated']);
        // Unless a driver adds records to both modes, a record that the API can't delete is not created in live data.
        for (const [owner, stranger] of [[runsToken(t), live] as const, [live, runsToken(t)] as const]) {
          const theirs = await foreignRequest(owner, operation);
          if (theirs.placeholder) continue;
          await expectNoAccess(t, 'authentication.test-data-isolated', theirs, stranger.send);
          const asStranger = { ...theirs.request, token: stranger.token };
          await inOtherEncodings(t, operation, asStranger, (exported) =>
            t.expectHidden('authentication.test-data-isolated', exported),
          );
        }
      },
    );

    await gate.eachOperation(
      (operation) => operation.list !== null && findListedResource(operation.id as OperationId)?.id !== null,
      async (operation, t) => {
        const resource = findListedResource(operation.id as OperationId);
        if (!resource || !isData(resource) || !namesOnlyWorkspace(operation)) return;
        const actors = await bothModes(t);
        if (actors.some(({ subjects }) => subjects.canCreate(resource.name)))
          await expectIsolation(t, actors, (actor) => createWritten(actor, resource));
      },
    );

    await gate.case('submissions', async (t) => {
      await expectIsolation(t, await bothModes(t), async ({ subjects }) => {
        const form = await subjects.shared(resources.form.name);
        const { id } = await subjects.addSubmission(form.id, { email: 'owner@customer.example' });
        const views = [{ list: operations.listSubmissions.id }];
        return { id, isIt: (item) => item.id === id, views, path: { id: form.id } };
      });
    });

    await gate.case('runs', async (t) => {
      await expectIsolation(t, await bothModes(t), async ({ subjects }) => {
        const run = await subjects.freshRun();
        const views = [{ list: operations.listRuns.id }];
        return { id: run.id, isIt: (item) => findRunId(item) === run.id, views, path: { id: run.agent } };
      });
    });

    await gate.case('log entries', async (t) => {
      await expectIsolation(t, await bothModes(t), async ({ mode, workspace, needs, subjects }) => {
        const message = t.unique(`Gate in ${mode} mode`);
        await needs('add-log-entry')({ workspace, level: 'info', source: 'request', message });
        const isIt = (item: Item) => item.message === message;
        const search = { list: operations.searchLogs.id, query: { q: message } };
        const { ts } = (await subjects.find(search.list, isIt, search)) ?? {};
        const since = typeof ts === 'string' ? [{ list: operations.listLogs.id, query: { since: ts } }] : [];
        return { id: null, isIt, views: [search, ...since] };
      });
    });

    await gate.case('a secret of the same name', async (t) => {
      await expectOwnSecret(
        t,
        ['authentication.test-data-isolated'],
        await liveTenant(t, ['authentication.test-data-isolated']),
      );
    });

    await gate.case('proxy URLs', async (t) => {
      const [test, live] = [runsToken(t), await liveTenant(t, ['authentication.test-data-isolated'])];
      await expectNoProxy(t, 'authentication.test-data-isolated', { writer: test, reader: live });
      await expectNoProxy(t, 'authentication.test-data-isolated', { writer: live, reader: test });
      await expectOwnProxy(t, 'authentication.test-data-isolated', { run: test, other: live });
    });

    await gate.case('the theme', async (t) => {
      const reader = await liveTenant(t, ['authentication.test-data-isolated']);
      await expectOwnTheme(t, 'authentication.test-data-isolated', { writer: runsToken(t), reader });
    });

    await gate.eachOperation(
      (operation) => operation.method === 'GET' && operation.scope !== null && namesOnlyWorkspace(operation),
      async (operation, t) => {
        const live = await liveTenant(t, ['authentication.test-key-has-same-surface']);
        const request = await t.request(operation);
        const [inTest, inLive] = [await t.send(request), await live.send(request)];
        if (!isSuccess(inLive))
          t.notExercised('authentication.test-key-has-same-surface', `${operation.id} with a live key`);
        t.expect('authentication.test-key-has-same-surface', !absent.includes(inTest.status), {
          expected: `${operation.id} in test mode, since it returns ${inLive.status} in live mode`,
          got: `status ${inTest.status}`,
        });
      },
    );
  },
);
