import { expect, test } from 'vitest';
import { agent, agents, createTestTrace } from './trace.test-helper.ts';

test('a walk shows each record once, unless the record changed', () => {
  const { exchange } = createTestTrace();
  const page = (query: string, item: unknown, next: string | null = null) =>
    exchange('GET', agents + query, {}, { body: { data: [item], next_cursor: next } });
  const clause = 'pagination.walk-visits-once';
  page('', agent, 'c1');
  expect(page('?cursor=c1', agent)).toContain(clause);
  expect(page('?cursor=c1', { ...agent, status: 'active' })).not.toContain(clause);
  expect(page('?cursor=elsewhere', agent)).not.toContain(clause);
});
