import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const candidates = ['tokens.revoke-is-immediate', 'tokens.rotate-is-immediate', 'agents.starts-inactive'];

test('suggests names for a typo, the nearest first', () => {
  expect(nearest('tokens.revoke-is-imediate', candidates)).toEqual(candidates.slice(0, 2));
});

test('suggests the names that contain the input', () => {
  expect(nearest('starts-inactive', candidates)).toEqual(['agents.starts-inactive']);
});

test('suggests nothing if no name is similar', () => {
  expect(nearest('x', candidates)).toEqual([]);
  expect(didYouMean('pages.tree', candidates)).toBe('');
});

test('formats suggestions as a question', () => {
  expect(didYouMean('tokens.rotate-is-imediate', candidates)).toBe(
    'Did you mean "tokens.rotate-is-immediate" or "tokens.revoke-is-immediate"?',
  );
});
