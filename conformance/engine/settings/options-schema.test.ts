import { clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionSchemas, problemsIn } from './options-schema.ts';

const schema = z.strictObject(optionSchemas).partial();
const problems = (options: unknown) => problemsIn(schema, options).join('\n');

test('options of the declared types have no problems', () => {
  expect(
    problems({
      target: 'http://127.0.0.1:4010/v1',
      driver: async () => ({ name: 'test', capabilities: {} }),
      effort: 'quick',
      seed: 0,
      waivers: [{ clause: 'tokens', operation: 'getMe', reason: 'known', until: '2027-05-31' }],
      unsupported: [{ tag: 'billing', reason: 'planned' }],
    }),
  ).toBe('');
});

test.each([
  [{ tagret: 'http://127.0.0.1:4010/v1' }, 'unknown setting "tagret"'],
  [{ timeoutMs: '10' }, 'timeoutMs: expected number'],
  [{ seed: 1.5 }, 'seed: expected int'],
  [{ driver: 7 }, 'driver: expected the path or the name of a module, or a function'],
  [{ only: 'tokens' }, 'only: expected array'],
  [{ only: ['no.such-clause'] }, 'only[0]: no clause matches "no.such-clause". Use --list'],
  [{ unsupported: [{ reason: 'planned' }] }, 'unsupported[0]: expected a clause, an operation or a tag'],
  [
    { unsupported: [{ tag: 'biling', reason: 'planned' }] },
    'unsupported[0].tag: no operation tag matches "biling"',
  ],
  [{ waivers: [{ clause: 'tokens', reason: ' ' }] }, 'waivers[0].reason: expected a non-empty string'],
  [{ waivers: [{ clause: 'tokens', operation: 'getYou', reason: 'x' }] }, 'no operation matches "getYou"'],
  [
    { waivers: [{ clause: 'tokens', reason: 'x', until: 'May' }] },
    'until: expected a date such as 2027-05-31',
  ],
  [
    { waivers: [{ clause: 'tokens', reason: 'x', untill: '2027-05-31' }] },
    'unknown member of waivers[0] "untill"',
  ],
])('%j is rejected: %s', (options, message) => {
  expect(problems(options)).toContain(message);
});

test('a waiver that covers only provisional clauses is rejected: a difference from them is only information', () => {
  const getProblems = (level: string) => {
    const clause = clauseList.find((each) => each.level === level)?.id ?? '';
    return problems({ waivers: [{ clause, reason: 'x' }] });
  };
  expect(getProblems('provisional')).toContain('no must or should clause matches');
  expect(getProblems('should')).toBe(getProblems('must'));
});

test('the value of a token is not shown', () => {
  expect(problems({ tokens: { live: { key: 'key_live_secret' } } })).not.toContain('key_live_secret');
});
