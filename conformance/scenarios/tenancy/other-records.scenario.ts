import {
  type OperationShape,
  operationList,
  operations,
  type ResourceName,
  resourceList,
} from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { patches } from '../shared/no-access.ts';
import { affectedBy, endedRecords, observe } from './observe.ts';

/** The kind of the one record that an operation writes; null if it writes none, or what the whole workspace shares. */
const writtenKind = (operation: OperationShape): ResourceName | null =>
  operation.method === 'GET' || operation.scope === null
    ? null
    : ((findResource(operation) ?? createdResource(operation))?.name ?? null);

/** An approval belongs to a run of an agent, so each may affect the other. */
const automation: readonly ResourceName[] = ['agent', 'approval'];

const writtenKinds = resourceList
  .map(({ name }) => name)
  .filter((name) => (operationList as readonly OperationShape[]).some((one) => writtenKind(one) === name));

const groups = [
  automation,
  ...writtenKinds.filter((kind) => !automation.includes(kind)).map((kind) => [kind]),
];

const title =
  'A write changes its own record, and no other one in any workspace or mode; what has ended stays so';
export default scenario(title, { holds: [] }, async (gate) => {
  for (const kinds of groups) {
    const writes = gate.operations((operation) => {
      const kind = writtenKind(operation);
      return kind !== null && kinds.includes(kind);
    });
    await gate.case(`writes to ${kinds.join(' and ')}`, async (t) => {
      const expectUnchanged = await observe(t, affectedBy(kinds));
      const refused: string[] = [];
      for (const operation of writes) {
        const response = await unlessMissing(async () => {
          const { placeholder: _, ...request } = await t.request(operation);
          const body = patches[request.operation] ?? request.body;
          return t.send({ ...request, ...(body === undefined ? {} : { body }) });
        });
        if (!response || !isSuccess(response)) refused.push(operation.id);
      }
      await expectUnchanged(writes.map(({ id }) => id).join(', '));
      if (refused.length > 0) t.notExercised([], `successful writes: ${refused.join(', ')}`);
    });
  }
});

const hour = 3600;
const year = 366 * 24 * hour;

const endedTitle =
  'What has been revoked, deleted or decided stays so an hour later, and a key is valid a year later';
export const ended = scenario(endedTitle, { needs: ['advance-clock'] }, async (gate) => {
  await gate.case('an hour and a year later', async (t) => {
    const advance = t.needs('advance-clock');
    const expectUnchanged = await observe(t, gate.some('ended', endedRecords, 2));
    const { token } = await t.subjects.freshToken([operations.getMe.scope]);
    await advance({ seconds: hour });
    await expectUnchanged('the last hour');
    await advance({ seconds: year });
    t.expectSuccess('authentication.api-key-does-not-expire', await t.send({ operation: 'getMe', token }));
  });
});
