import { clauses, errors, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import { getErrorCode, getFields } from '../../checks/error-body.ts';
import { scenario } from '../../engine/scenario.ts';
import { isList, otherEncodings, parsePage } from '../shared/lists.ts';
import { pagedList } from './paged-list.ts';

const title = 'A limit is a whole number from 1 to the maximum of its list';
export default scenario(title, { holds: [] }, async (gate) => {
  const { status, code } = errors['validation-failed'];

  await gate.eachOperation(isList, async (operation, t, share) => {
    const list = await pagedList(t, operation.id as OperationId);
    for (const mediaType of share([mediaTypes.json, ...otherEncodings]))
      for (const limit of share(mediaType === mediaTypes.json ? ['abc', '1.5', '1e1x'] : ['abc']))
        await list.expectError('pagination.limit-is-integer', { limit }, { status, code }, mediaType);
  });

  await gate.eachKind(isList, async (operation, t) => {
    const list = await pagedList(t, operation.id as OperationId);
    for (const limit of gate.some(operation.id, [0, -1, (operation.list?.maxLimit ?? 0) + 1])) {
      const response = await list.send({ limit });
      t.expectStatus('pagination.limit-out-of-bounds-refused', response, status);
      // The value may be accepted; if it is refused, only one reason is right.
      if (getErrorCode(response) !== code) continue;
      const fields = getFields(response);
      t.expect(
        'validation.reason-out-of-range',
        fields.some(({ reason }) => reason === 'out_of_range'),
        { expected: `reason out_of_range for limit=${limit}`, got: JSON.stringify(fields) },
      );
    }
  });

  // Lists with documented limits have their own clauses.
  const chosen: readonly string[] = clauses['pagination.default-limit'].operations;
  const isChosen = ({ id }: OperationShape) => chosen.includes(id);
  await gate.eachKind(isChosen, async (operation, t) => {
    const list = await pagedList(t, operation.id as OperationId);
    const { maxLimit, defaultLimit = 1 } = operation.list ?? {};
    t.expectSuccess('pagination.maximum-limit', await list.send({ limit: maxLimit ?? 1 }));
    const { items, cursor } = parsePage(operation, await list.prepared());
    const fits = items.length === defaultLimit || (items.length < defaultLimit && !cursor);
    t.expect('pagination.default-limit', fits, {
      expected: `${defaultLimit} records, or fewer and no next_cursor`,
      got: `${items.length} records`,
    });
  });
});
