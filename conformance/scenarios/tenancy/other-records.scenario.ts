import {
  type ClauseId,
  type OperationShape,
  operationList,
  resourceList,
  resources,
} from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { sameRecord } from '../../checks/same-value.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { createdResource, findResource, type Resource } from '../../resources/find-resource.ts';
import { patches } from '../shared/no-access.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import {
  type Bystander,
  deletedOfKind,
  ended,
  furtherLiving,
  livingOfKind,
  type Subject,
} from './bystanders.ts';
import { isData, liveTenant, runsToken, secondTenant } from './tenants.ts';

/** The kind of the one record that an operation writes; null if it writes none, or what the whole workspace shares. */
const writtenResource = (operation: OperationShape): Resource | null =>
  operation.method === 'GET' || operation.scope === null
    ? null
    : (findResource(operation) ?? createdResource(operation));

const writtenKinds = resourceList
  .map(({ name }) => name)
  .filter((name) =>
    (operationList as readonly OperationShape[]).some(
      (operation) => writtenResource(operation)?.name === name,
    ),
  );

/** A bystander at a place: the owner, and the clause that a change breaks. */
type Placed = {
  key: string;
  bystander: Bystander;
  clause: ClauseId;
  getOwner: (t: Case) => Promise<Actor> | Actor;
};

const placed: readonly Placed[] = [
  ...writtenKinds.flatMap((kind) => [...livingOfKind(kind), ...deletedOfKind(kind)]),
  ...furtherLiving,
  ...ended,
].map((bystander) => ({
  key: `${bystander.what} of the run`,
  bystander,
  clause: bystander.clause ?? 'tenancy.writes-stay-on-record',
  getOwner: runsToken,
}));

const elsewhere: readonly Placed[] = writtenKinds.flatMap(livingOfKind).flatMap((bystander) => [
  {
    key: `${bystander.what} in another workspace`,
    bystander,
    clause: 'tenancy.writes-stay-in-workspace',
    getOwner: (t: Case) => secondTenant(t, ['tenancy.writes-stay-in-workspace']),
  },
  {
    key: `${bystander.what} in live mode`,
    bystander,
    clause: isData({ name: bystander.kind })
      ? 'authentication.test-data-isolated'
      : 'tenancy.writes-stay-on-record',
    getOwner: (t: Case) => liveTenant(t, ['authentication.test-data-isolated']),
  },
]);

/** An approval belongs to a run of an agent, so each may affect the other. */
const automation: readonly string[] = [resources.agent.name, resources.approval.name];

const isRelated = (one: string, other: string): boolean =>
  one === other || (automation.includes(one) && automation.includes(other));

/** The bystanders of a run, with what they were like when they were created. */
const createObserver = () => {
  const observed = new Map<string, { subject: Subject; before: unknown }>();
  const create = async (t: Case, { key, bystander, getOwner }: Placed): Promise<void> => {
    const owner = await getOwner(t);
    const subject = await bystander.create(owner, t);
    const before = await bystander.view(owner, subject, t);
    if (!bystander.isReady(before)) t.notExercised([], bystander.what);
    observed.set(key, { subject, before });
  };
  return {
    /** Creates the bystanders that don't exist yet, except those that the target or the driver can't create. */
    prepare: async (t: Case, all: readonly Placed[]): Promise<void> => {
      for (const one of all) if (!observed.has(one.key)) await unlessMissing(() => create(t, one));
    },
    /** Expects that the bystanders are still as they were. A bystander that changed is replaced by a new one. */
    check: async (t: Case, all: readonly Placed[], what: string): Promise<void> => {
      for (const { key, bystander, clause, getOwner } of all) {
        const { subject, before } = observed.get(key) ?? {};
        if (!subject) continue;
        const after = await bystander.view(await getOwner(t), subject, t);
        const isSame = sameRecord(before, after);
        if (!isSame) observed.delete(key);
        t.expect(clause, isSame, {
          expected: `${key} as before ${what}: ${JSON.stringify(before)}`,
          got: JSON.stringify(after) ?? 'nothing',
        });
      }
    },
  };
};

export default scenario(
  'tenancy.other-records',
  'A write changes its own record, and no other one in any workspace or mode; what has ended stays so',
  {},
  async (gate) => {
    const observer = createObserver();

    await gate.eachOperation(
      (operation) => writtenResource(operation) !== null,
      async (operation, t) => {
        const kind = writtenResource(operation)?.name ?? '';
        const others = [...placed, ...elsewhere].filter(({ bystander }) => isRelated(bystander.kind, kind));
        await observer.prepare(t, others);
        const { placeholder: _, ...request } = await t.request(operation);
        const body = patches[request.operation] ?? request.body;
        const response = await t.send({ ...request, ...(body === undefined ? {} : { body }) });
        await observer.check(t, others, operation.id);
        if (!isSuccess(response)) t.notExercised([], `a ${operation.id} that succeeds`);
      },
    );

    await gate.case('what has ended, an hour after all of these writes', async (t) => {
      const all = placed.filter(({ clause }) => clause !== 'tenancy.writes-stay-on-record');
      await observer.prepare(t, all);
      if (t.has('advance-clock')) await t.needs('advance-clock')({ seconds: 3600 });
      await observer.check(t, all, 'the last hour');
    });
  },
);
