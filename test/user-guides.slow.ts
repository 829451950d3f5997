import { expect, test } from 'vitest';
import { programs, testGuides } from './support/run-guides.ts';
import { typeProblems } from './support/type-problems.ts';

// Every guide is in the thorough tests.
testGuides(programs.filter((_, index) => index % 3 === 0));

test('the programs of the guides compile', () => {
  const sources = programs.map(({ name, ts }) => [name, `${ts.source}\nexport {};\n`]);
  expect(typeProblems(Object.fromEntries(sources))).toEqual([]);
});
