import { expect, test } from 'vitest';
import { findWaiver, splitWaivers, type Waiver } from './waivers.ts';

const waiver: Waiver = { clause: 'tokens.*', operation: 'list*', reason: 'known' };
const must = (id: string) => ({ id, level: 'must' }) as const;

test('a waiver covers its clauses only at its operations', () => {
  expect(findWaiver([waiver], must('tokens.revoke-is-immediate'), 'listTokens')).toBe(waiver);
  expect(findWaiver([waiver], must('tokens.revoke-is-immediate'), 'getMe')).toBeNull();
  expect(findWaiver([waiver], must('tokens.revoke-is-immediate'), null)).toBeNull();
  expect(findWaiver([waiver], must('agents.starts-inactive'), 'listTokens')).toBeNull();
});

test('a waiver covers requirements and recommendations, but not the contract’s own choices', () => {
  expect(findWaiver([waiver], { id: 'tokens.names', level: 'should' }, 'listTokens')).toBe(waiver);
  expect(findWaiver([waiver], { id: 'tokens.names', level: 'provisional' }, 'listTokens')).toBeNull();
});

test('a waiver is valid through its last day, in UTC', () => {
  const until = { ...waiver, until: '2027-05-31' };
  const all = [until, waiver];
  expect(splitWaivers(all, new Date('2027-05-31T23:59:59Z'))).toEqual({ waivers: all, expiredWaivers: [] });
  const after = splitWaivers(all, new Date('2027-06-01T00:00:00Z'));
  expect(after).toEqual({ waivers: [waiver], expiredWaivers: [until] });
});
