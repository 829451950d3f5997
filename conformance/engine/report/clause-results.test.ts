import { clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { clauseResults, uncovered } from './clause-results.ts';

test('an unobserved clause about exchanges names the missing response and how to get it', () => {
  const results = clauseResults({ only: [], unsupported: [], replay: null }, []);
  const getReason = (id: string) => results.find((result) => result.id === id)?.reason;
  for (const { id, operations, 'observed-by': by } of clauseList) {
    if (by !== 'exchange') expect.soft(getReason(id), id).toBe(uncovered);
    else {
      expect
        .soft(getReason(id), id)
        .toMatch(/^missing a response of .+; a run without --only, or with more --effort, may show it$/);
      if (operations.length === 1) expect.soft(getReason(id), id).toContain(` ${operations[0]} `);
    }
  }
});
