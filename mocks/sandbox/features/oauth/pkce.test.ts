import { expect, test } from 'vitest';
import { challengePattern, createChallenge, matchesChallenge } from './pkce.ts';

// RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test('the verifier of RFC 7636 has the challenge of RFC 7636', () => {
  expect(createChallenge(verifier)).toBe(challenge);
  expect(challenge).toMatch(challengePattern);
  expect(matchesChallenge(verifier, challenge)).toBe(true);
});

test.each([
  ['another verifier', `${verifier.slice(0, -1)}l`],
  ['the challenge itself', challenge],
  ['one that is too short', verifier.slice(0, 42)],
  ['one with characters that are not allowed', `${verifier}+/`],
  ['an empty one', ''],
])('%s does not match', (_, other) => {
  expect(matchesChallenge(other, challenge)).toBe(false);
});

test('a verifier of 42 or 129 characters is invalid, even if its hash matches', () => {
  for (const length of [42, 129]) {
    const other = 'a'.repeat(length);
    expect(matchesChallenge(other, createChallenge(other))).toBe(false);
  }
  expect(matchesChallenge('a'.repeat(128), createChallenge('a'.repeat(128)))).toBe(true);
});
