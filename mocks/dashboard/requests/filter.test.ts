import { expect, test } from 'vitest';
import { type Filter, type LoggedRequest, matches, noFilter } from './filter.ts';

const request = {
  id: 'req_1',
  method: 'POST',
  path: '/v1/workspaces/acme/agents',
  operation: 'createAgent',
  workspace: 'acme',
  status: 409,
  code: 'conflict',
  violations: [],
  omitted_violations: 0,
} as unknown as LoggedRequest;

test.each<[Partial<Filter>, boolean]>([
  [{}, true],
  [{ text: 'AGENTS post' }, true],
  [{ text: 'agents get' }, false],
  [{ text: 'conflict' }, true],
  [{ operation: 'createAgent' }, true],
  [{ operation: 'listAgents' }, false],
  [{ status: '4' }, true],
  [{ status: '2' }, false],
  [{ onlyViolations: true }, false],
])('%j matches: %s', (filter, expected) => {
  expect(matches({ ...noFilter, ...filter }, request)).toBe(expected);
});

test('violations that are only counted match the filter', () => {
  expect(matches({ ...noFilter, onlyViolations: true }, { ...request, omitted_violations: 1 })).toBe(true);
});
