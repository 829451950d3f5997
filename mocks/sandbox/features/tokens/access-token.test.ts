import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { manualClock } from '../../core/clock.ts';
import { createKeys } from '../../core/keys/keys.ts';
import { seededRandom } from '../../core/random.ts';
import { newAccessToken, signingPurpose } from './access-token.ts';

const start = new Date('2026-11-02T09:00:00.000Z');
const port = {
  clock: manualClock(start),
  keys: createKeys(new Uint8Array(32).fill(1)),
  random: seededRandom(1),
};
const session = { id: 'tok_1', user_id: 'usr_1', expires_at: '2026-11-02T10:00:00.000Z' };
const toJwt = (token: string) => token.replace(/^sess_/, '');
const at = (currentDate: Date) => ({ currentDate, algorithms: ['HS256'] });

test('an access token is a signed JSON Web Token with its user and expiry', async () => {
  const token = newAccessToken(port, session);
  expect(token).toMatch(/^sess_/);
  const { payload } = await jwtVerify(toJwt(token), port.keys.derive(signingPurpose), at(start));
  const issued = start.getTime() / 1000;
  expect(payload).toMatchObject({ sub: 'usr_1', sid: 'tok_1', iat: issued, exp: issued + 3600 });
});
