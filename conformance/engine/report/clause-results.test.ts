import { clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { clauseResults, uncovered } from './clause-results.ts';

test('an unobserved clause about exchanges names the missing response and how to get it', () => {
  const results = clauseResults({ only: [], effort: 'quick', unsupported: [], replay: null }, []);
  const getReason = (id: string) => results.find((result) => result.id === id)?.reason;
  for (const { id, operations, 'observed-by': by } of clauseList) {
    if (by !== 'exchange') expect.soft(getReason(id), id).toBe(uncovered);
    else {
      expect
        .soft(getReason(id), id)
        .toMatch(/^missing a response of .+; a run with more --effort sends more requests$/);
      if (operations.length === 1) expect.soft(getReason(id), id).toContain(` ${operations[0]} `);
    }
  }
});

test('a run of some clauses names the setting that sends more requests', () => {
  const [result] = clauseResults(
    { only: ['errors.*'], effort: 'quick', unsupported: [], replay: null },
    [],
  ).filter(({ reason }) => reason?.startsWith('missing'));
  expect(result?.reason).toMatch(/; a run without --only sends more requests$/);
});
