import { clauses } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { mutantFamilies, mutants } from './index.ts';

const all = Object.entries(mutantFamilies).flatMap(([family, members]) =>
  Object.entries(members).map(([name, mutant]) => ({ family, name, ...mutant })),
);

test('each mutant is in the family of the clause that it breaks', () => {
  expect(all.filter(({ family, clause }) => !clause.startsWith(`${family}.`))).toEqual([]);
});

test('each mutant breaks a must, because only a must makes a target not conformant', () => {
  expect(all.filter(({ clause }) => clauses[clause].level !== 'must')).toEqual([]);
});

test('each mutant has a description of one sentence', () => {
  expect(all.filter(({ text }) => !/^[A-Z"`].{9,198}\.$/.test(text))).toEqual([]);
});

test('names are in kebab-case, and descriptions are unique', () => {
  expect(Object.keys(mutants).filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});
