import { expect, test } from 'vitest';
import { createChallenge, matchesChallenge } from './pkce.ts';

test('a verifier of 42 or 129 characters is invalid, even if its hash matches', () => {
  for (const length of [42, 129]) {
    const other = 'a'.repeat(length);
    expect(matchesChallenge(other, createChallenge(other))).toBe(false);
  }
  expect(matchesChallenge('a'.repeat(128), createChallenge('a'.repeat(128)))).toBe(true);
});
