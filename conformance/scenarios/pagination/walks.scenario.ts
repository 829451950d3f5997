import { mediaTypes, type OperationId } from '@workspace-api/contract';
import fc from 'fast-check';
import { scenario } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import { otherEncodings } from '../shared/list-page.ts';
import { type Change, type WalkPlan, walkWhileChanging } from './walk-while-changing.ts';

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Change>({ kind: 'none' }) },
  { weight: 2, arbitrary: fc.constant<Change>({ kind: 'insert' }) },
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'insert meanwhile' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat({ max: 9 }) }) },
);

const plan = fc.record({
  /** Limits of successive pages. A share of the list's length is added to each, so that long lists take no more pages. */
  limits: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  /** The change to the list before each page except the first. */
  changes: fc.array(change, { maxLength: 4 }),
});

/** Half of the walks are in JSON. */
const encodedPlan = fc.record({
  plan,
  encoding: fc.oneof(fc.constant(mediaTypes.json), fc.constantFrom(...otherEncodings)),
});

export default scenario(
  'pagination.walks',
  'A walk over a list shows every record exactly once, despite inserts and deletes during the walk',
  {},
  async (gate) => {
    await gate.eachOperation(
      (operation) => operation.list !== null,
      async (operation, t) => {
        await walkWhileChanging(t, operation.id as OperationId, { limits: 'by ones', changes: [] });
      },
    );
    for (const [number, operation] of gate.operations(({ list }) => list !== null).entries()) {
      const id = operation.id as OperationId;
      // Random plans may have no change: these plans have each kind with every seed.
      const insert = { kind: 'insert' } as const;
      const remove = { kind: 'delete', which: 'at the boundary' } as const;
      await gate.case(`${id} with inserts`, (t) =>
        walkWhileChanging(t, id, {
          limits: [2, 1, 3],
          changes: [insert, { kind: 'insert meanwhile' }, insert],
        }),
      );
      if (findListedResource(id)?.delete)
        await gate.case(`${id} with deletes`, (t) =>
          walkWhileChanging(t, id, {
            limits: [2, 1, 3],
            changes: [remove, { kind: 'delete', which: 0 }, remove],
          }),
        );
      // Each encoding has its turn: a run of every list in every encoding would take too long.
      const encoding = otherEncodings[number % otherEncodings.length] ?? '';
      await gate.case(`${id} with an insert in ${encoding}`, (t) =>
        walkWhileChanging(t, id, { limits: [1, 3], changes: [insert], encoding }),
      );
      // Records that were inserted without a deletion remain in the list, so there are few walks.
      // The few walks of a quick run are in JSON, to which most bugs are common.
      const plans =
        gate.effort === 'quick'
          ? plan
          : encodedPlan.map((value) => ({ ...value.plan, encoding: value.encoding }));
      await gate.property<WalkPlan>(
        `${id} while it changes`,
        plans,
        (t, value) => walkWhileChanging(t, id, value),
        {
          runs: { quick: 1, standard: 15, thorough: 60 },
        },
      );
    }
  },
);
