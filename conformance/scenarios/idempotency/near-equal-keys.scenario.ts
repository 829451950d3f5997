import { createHash } from 'node:crypto';
import { type ClauseId, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { parseCreatedKey } from '../tokens/created-key.ts';
import { describeReplay, expectReplayed, firstSuccess, isNewRequest, underKey } from './keyed-writes.ts';

/** The visible characters of ASCII. */
const visible = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));

const long = (t: Case, length: number): string => t.unique('key').padEnd(length, 'k');

/** Keys that no other run uses: a long one, a UUID that contains letters, and digits. */
const createKeys = (t: Case) => {
  const hex = createHash('sha256').update(t.unique('key')).digest('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 15),
    hex.slice(15, 18),
    hex.slice(18, 29),
  ];
  return { key: long(t, 60), uuid: `${a}-${b}-4${c}-a${d}-f${e}`, digits: BigInt(`0x${a}${b}`).toString() };
};

type NearKeys = {
  clause: ClauseId;
  /** A key, and others that nearly equal it. */
  near: (keys: ReturnType<typeof createKeys>) => [string, ...string[]];
};

/** Keys that are nearly equal: a server that compares only part of a key confuses them. */
const families: Readonly<Record<string, NearKeys>> = {
  'that differ in their last character, after 254 equal ones': {
    clause: 'idempotency.key-of-255-accepted',
    near: ({ key }) => [`${key.padEnd(254, 'k')}1`, `${key.padEnd(254, 'k')}2`],
  },
  'where one is a prefix of the other': {
    clause: 'idempotency.key-compared-whole',
    near: ({ key }) => [key, `${key}k`, `${key}-`, `-${key}`, `${key}.`, key.slice(0, -1)],
  },
  'that are equal as numbers or after unescaping': {
    clause: 'idempotency.key-compared-whole',
    near: ({ digits }) => [
      digits,
      `0${digits}`,
      `${digits}.0`,
      `+${digits}`,
      `%3${digits[0]}${digits.slice(1)}`,
    ],
  },
  'with different separators': {
    clause: 'idempotency.key-compared-whole',
    near: ({ uuid }) => [uuid, `${uuid},1`, uuid.replaceAll('-', ''), `{${uuid.replaceAll('-', '_')}}`],
  },
  'of a UUID in lower and upper case': {
    clause: 'idempotency.key-case-sensitive',
    near: ({ uuid }) => [
      uuid,
      uuid.toUpperCase(),
      uuid.replace(/[a-f](?=[^a-f]*$)/, (last) => last.toUpperCase()),
    ],
  },
};

const title = 'Keys of up to 255 characters that differ in one character are different keys';
export default scenario(title, { holds: [] }, async (gate) => {
  const createRequest = (t: Case) => ({
    operation: 'mintToken' as const,
    body: t.sample('mintToken', { scopes: [operations.getMe.scope] }),
  });

  for (const [name, { clause, near }] of Object.entries(families)) {
    await gate.case(`keys ${name}`, async (t) => {
      const request = createRequest(t);
      const [first, ...others] = near(createKeys(t));
      const secrets = new Set([parseCreatedKey(await firstSuccess(t, request, first)).secret]);
      for (const key of gate.some(name, others, 2)) {
        const response = await underKey(t, request, key);
        // A refusal may be due to the characters of the key, which are not documented.
        const secret = isNewRequest(t, response) ? parseCreatedKey(response).secret : null;
        t.expect(clause, secret !== null && !secrets.has(secret), {
          expected: `a new API key, since ${JSON.stringify(key)} differs from the used ${JSON.stringify(first)}`,
          got: describeReplay(response),
          exchange: response,
        });
        secrets.add(secret);
      }
    });
  }

  await gate.case('a key with every visible character', async (t) => {
    const request = createRequest(t);
    const key = `${t.unique('key')}${visible}`;
    const first = await firstSuccess(t, request, key);
    expectReplayed(t, 'idempotency.key-compared-whole', first, await underKey(t, request, key));
  });

  await gate.case('a key of 255 characters', async (t) => {
    const request = createRequest(t);
    const key = long(t, 255);
    const first = await underKey(t, request, key);
    // A refusal is only due to the key if a short key succeeds.
    if (!isSuccess(first)) await firstSuccess(t, request, t.unique('key'));
    expectReplayed(t, 'idempotency.key-of-255-accepted', first, await underKey(t, request, key));
  });

  await gate.case('invalid keys', async (t) => {
    const request = await t.request('createAgent');
    for (const key of ['', long(t, 256)])
      t.expectStatus('idempotency.key-over-255-refused', await underKey(t, request, key), 400);
  });
});
