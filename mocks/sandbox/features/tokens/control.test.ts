import { jwtVerify } from 'jose';
import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';
import { manualClock } from '../../core/clock.ts';
import { createKeys } from '../../core/keys/keys.ts';
import { seededRandom } from '../../core/random.ts';
import { newAccessToken, signingPurpose } from './rows.ts';

test('a session and a key can be issued for another workspace', async ({ control, send }) => {
  for (const kind of ['session', 'key']) {
    const { json } = await control(
      'addRecord',
      { slug: 'globex', resource: 'tokens' },
      { kind },
      { mode: 'live' },
    );
    const me = await send('GET', '/me', { token: json.secret });
    expect(me.json).toMatchObject({ token: { mode: 'live' }, workspace: { slug: 'globex' } });
  }
});

test('tokens are listed with their status, and without secrets', async ({ control, records, send }) => {
  const issued = (await records.add('tokens', { kind: 'session', scopes: ['me:read'], expires_in: 60 })).json;
  await records.change('tokens', issued.id, { mfa_required: true });
  const list = async () => (await records.list('tokens')).json.data;
  const before = await list();
  expect(before[0]).toMatchObject({
    id: issued.id,
    kind: 'session',
    mode: 'test',
    status: 'active',
    scopes: ['me:read'],
    user: 'owner@acme.example',
    mfa_required: true,
    last_used_at: null,
  });
  expect(JSON.stringify(before)).not.toContain(issued.secret);
  expect(before.map(({ id }: { id: string }) => id)).toContain('tok_01K9LIVE');
  expect(before.map(({ id }: { id: string }) => id)).not.toContain('tok_01K9OTHER');
  await records.change('tokens', issued.id, { expires_in: 0 });
  await send('DELETE', '/workspaces/acme/tokens/tok_01K9READER');
  const statuses = Object.fromEntries(
    (await list()).map(({ id, status }: { id: string; status: string }) => [id, status]),
  );
  expect(statuses).toMatchObject({
    [issued.id]: 'expired',
    tok_01K9READER: 'revoked',
    tok_01K9DEMO: 'active',
  });
  expect((await control('listRecords', { slug: 'nobody', resource: 'tokens' })).status).toBe(404);
});

test('an access token is a signed JSON Web Token with its user and expiry', async () => {
  const currentDate = new Date('2026-11-02T09:00:00.000Z');
  const keys = createKeys(new Uint8Array(32).fill(1));
  const port = { clock: manualClock(currentDate), keys, random: seededRandom(1) };
  const session = { id: 'tok_1', user_id: 'usr_1', expires_at: '2026-11-02T10:00:00.000Z' };
  const token = newAccessToken(port, session);
  expect(token).toMatch(/^sess_/);
  const options = { currentDate, algorithms: ['HS256'] };
  const { payload } = await jwtVerify(token.slice('sess_'.length), keys.derive(signingPurpose), options);
  const issued = currentDate.getTime() / 1000;
  expect(payload).toMatchObject({ sub: 'usr_1', sid: 'tok_1', iat: issued, exp: issued + 3600 });
});
