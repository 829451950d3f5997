import { mediaTypes, type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import fc from 'fast-check';
import { scenario } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import { isList, otherEncodings } from '../shared/lists.ts';
import { type Change, type WalkPlan, walkWhileChanging } from './walk-while-changing.ts';

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'none' }) },
  { weight: 2, arbitrary: fc.constant<Change>({ kind: 'insert' }) },
  { weight: 1, arbitrary: fc.constant<Change>({ kind: 'insert meanwhile' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat({ max: 9 }) }) },
);

/** Half of the walks are in JSON. */
const plan: fc.Arbitrary<WalkPlan> = fc.record({
  limits: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  changes: fc.array(change, { maxLength: 4 }),
  encoding: fc.oneof(fc.constant(mediaTypes.json), fc.constantFrom(...otherEncodings)),
});

/** A change of each kind, which random plans may lack. */
const changes: readonly Change[] = [
  { kind: 'delete', which: 'at the boundary' },
  { kind: 'insert meanwhile' },
  { kind: 'insert' },
];

const title =
  'A walk over a list shows every record exactly once, despite inserts and deletes during the walk';
export default scenario(title, { holds: [] }, async (gate) => {
  // A quick run walks in JSON over the lists that the API adds records to, and in other encodings over some of the rest.
  const isCreated = ({ id }: OperationShape) => Boolean(findListedResource(id as OperationId)?.create);
  await gate.eachOperation(
    (operation) => isList(operation) && (gate.effort !== 'quick' || isCreated(operation)),
    (operation, t) => walkWhileChanging(t, operation.id as OperationId, { limits: 'one left', changes }),
  );

  // Each encoding has its turn: a run of every list in every encoding would take too long. No client can add a workspace.
  const lists = gate.operations(isList);
  const growing = lists.filter(({ id }) => id !== operations.listWorkspaces.id);
  for (const [place, encoding] of otherEncodings.entries()) {
    const share = growing.filter((_, index) => index % otherEncodings.length === place);
    const chosen = gate.some(encoding, share);
    await gate.eachOperation(
      (operation) => chosen.includes(operation),
      (operation, t) =>
        walkWhileChanging(t, operation.id as OperationId, {
          limits: [1, 3],
          changes: [{ kind: 'insert' }],
          encoding,
        }),
    );
  }

  if (gate.effort === 'quick') return;
  // Records that were inserted without a deletion remain in the list, so there are few walks.
  for (const { id } of lists)
    await gate.property<WalkPlan>({
      name: `${id} while it changes`,
      arbitrary: plan,
      body: (t, value) => walkWhileChanging(t, id as OperationId, value),
      runs: { standard: 2, thorough: 60 },
    });
});
