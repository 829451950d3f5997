import { operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { groupOperations } from './choices.ts';

test('an empty search lists all operations by tag', () => {
  const groups = groupOperations(operationList, '');
  expect(groups.flatMap(({ operations }) => operations)).toHaveLength(operationList.length);
  expect(new Set(groups.map(({ tag }) => tag)).size).toBe(groups.length);
});

test('every word of a search has to match', () => {
  const ids = groupOperations(operationList, 'AGENTS post').flatMap(({ operations }) =>
    operations.map(({ id }) => id),
  );
  expect(ids).toContain('createAgent');
  expect(ids).not.toContain('listAgents');
});
