import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const candidates = ['tokens.revoke-is-immediate', 'tokens.rotate-is-immediate', 'agents.starts-inactive'];

test('a slip of the finger finds what was meant, the nearest first', () => {
  expect(nearest('tokens.revoke-is-imediate', candidates)).toEqual(candidates.slice(0, 2));
});

test('a part of a name finds the names that contain it', () => {
  expect(nearest('starts-inactive', candidates)).toEqual(['agents.starts-inactive']);
});

test('nothing is suggested where nothing is alike', () => {
  expect(nearest('x', candidates)).toEqual([]);
  expect(didYouMean('pages.tree', candidates)).toBe('');
});

test('suggestions are a question', () => {
  expect(didYouMean('tokens.rotate-is-imediate', candidates)).toBe(
    'Did you mean "tokens.rotate-is-immediate" or "tokens.revoke-is-immediate"?',
  );
});
