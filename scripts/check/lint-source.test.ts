import { expect, test } from 'vitest';
import { readRedocly } from './lint-source.ts';

test('a problem of Redocly has its file, its rule and its place', () => {
  const report = {
    problems: [
      {
        ruleId: 'operation-summary',
        severity: 'error',
        message: 'Operation object should\n  contain `summary` field.',
        location: [{ source: { ref: 'openapi/paths/me.yaml' }, pointer: '#/get/summary' }],
      },
    ],
  };
  expect(readRedocly(`a notice\n${JSON.stringify(report)}`)).toEqual([
    {
      file: 'openapi/paths/me.yaml',
      message: 'Operation object should contain `summary` field. (operation-summary at #/get/summary)',
    },
  ]);
});

test('the problems of several files are read', () => {
  const problem = (ref: string) => ({
    ruleId: 'stepId-unique',
    severity: 'error',
    message: 'The `stepId` must be unique.',
    location: [{ source: { ref }, pointer: '#/workflows/0/steps/1' }],
  });
  const printed = [[], [problem('a.arazzo.yaml')], [problem('b.arazzo.yaml')]]
    .map((problems) => JSON.stringify({ totals: {}, problems }, undefined, 2))
    .join('');
  expect(readRedocly(`a notice\n${printed}`).map(({ file }) => file)).toEqual([
    'a.arazzo.yaml',
    'b.arazzo.yaml',
  ]);
});
