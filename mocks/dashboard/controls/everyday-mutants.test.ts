import mutants from '@workspace-api/contract/mutants.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { everydayMutants } from './everyday-mutants.ts';

test('each mutant that is listed first exists, and is listed once', () => {
  const names = new Set(Object.values(mutants).flatMap((ofClause) => Object.keys(ofClause)));
  expect(everydayMutants.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(everydayMutants).size).toBe(everydayMutants.length);
});
