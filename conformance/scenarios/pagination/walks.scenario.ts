import type { ClauseId, OperationId } from '@workspace-api/contract';
import fc from 'fast-check';
import { scenario } from '../../engine/scenario.ts';
import { type Change, walkThroughChanges } from '../support/changing-walk.ts';

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Change>({ kind: 'none' }) },
  { weight: 2, arbitrary: fc.constant<Change>({ kind: 'insert' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat({ max: 9 }) }) },
);

const plan = fc.record({
  /** Records a page, by turns; the size of the list is added to it, so that long lists take no more pages. */
  limits: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  /** What happens to the list before each page but the first. */
  changes: fc.array(change, { maxLength: 4 }),
});

const clauses = [
  'pagination.walk-visits-everything',
  'pagination.walk-visits-once',
  'pagination.next-cursor-while-more',
  'pagination.no-cursor-on-last-page',
  'pagination.stable-under-insert',
  'pagination.stable-under-delete',
] as const satisfies ClauseId[];

export default scenario(
  'pagination.walks',
  'A walk over a list shows every record exactly once, whatever is inserted or deleted on the way',
  { clauses },
  async (gate) => {
    await gate.eachOperation(
      (operation) => operation.list !== null,
      async (operation, t) => {
        await walkThroughChanges(t, operation.id as OperationId, { limits: [1, 2], changes: [] });
      },
    );
    for (const operation of gate.operations(({ list }) => list !== null)) {
      // What is inserted into a list that nothing can be deleted from stays there: fewer walks.
      await gate.property(
        `${operation.id} while it changes`,
        plan,
        (t, value) => walkThroughChanges(t, operation.id as OperationId, value),
        { runs: { quick: 3, standard: 15, thorough: 60 } },
      );
    }
  },
);
