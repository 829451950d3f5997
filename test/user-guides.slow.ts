import { expect, test } from 'vitest';
import { programs as readmePrograms } from '../client/readme.test-helper.ts';
import { programs, testGuides } from './support/run-guides.ts';
import { typeProblems } from './support/type-problems.ts';

// Every guide is in the thorough tests.
testGuides(programs.filter((_, index) => index % 3 === 0));

test('the programs of the guides and of the client compile', () => {
  const guides = programs.map(({ name, ts }) => [name, ts.source] as const);
  const sources = [...guides, ...Object.entries(readmePrograms)].map(([name, source]) => [
    name,
    `${source}\nexport {};\n`,
  ]);
  expect(typeProblems(Object.fromEntries(sources))).toEqual([]);
});
