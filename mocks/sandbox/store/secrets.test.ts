import { expect, test } from 'vitest';
import { seededRandom } from '../ports/random.ts';
import { newKeySecret, newSessionSecret, secretHash } from './secrets.ts';

test.each(['live', 'test'] as const)('the prefix of a key tells that it is a %s one', (mode) => {
  expect(newKeySecret(mode, seededRandom(1))).toMatch(new RegExp(`^key_${mode}_[A-Za-z0-9]{32}$`));
});

test('a session is a JSON Web Token that says whose it is and until when', () => {
  const secret = newSessionSecret({ sub: 'usr_1', jti: 'tok_1', iat: 1, exp: 2 }, seededRandom(1));
  const [head = '', claims = ''] = secret.replace(/^sess_/, '').split('.');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: 'usr_1', exp: 2 });
});

test('only the hash of a secret is kept', () => {
  expect(secretHash('key_test_acme')).toMatch(/^[0-9a-f]{64}$/);
});
