import { expect, test } from 'vitest';
import { summarizeSeed } from './seed.ts';

test('a seed is summarized by workspace and mode', () => {
  const agents = [{ name: 'Greeter' }, { name: 'Cleaner' }];
  const seed = {
    workspaces: [{ slug: 'shop', test: { agents, pages: [], invoices: [] } }, { slug: 'empty' }],
  };
  expect(summarizeSeed(seed)).toEqual([
    { place: 'shop, test', records: 'agents: 2' },
    { place: 'shop, live', records: 'no records' },
    { place: 'empty, test', records: 'no records' },
    { place: 'empty, live', records: 'no records' },
  ]);
});
