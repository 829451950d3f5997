import { createHash } from 'node:crypto';
import { type ClauseId, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { parseCreatedKey } from '../tokens/created-key.ts';
import { describeReplay, firstSuccess, isNewRequest, isReplayed, underKey } from './keyed-writes.ts';

/** The visible characters of ASCII. */
const visible = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));

/** Creates a UUID that contains letters and that no other run uses. */
const uuid = (t: Case): string => {
  const hex = createHash('sha256').update(t.unique('key')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(12, 15)}`,
    `a${hex.slice(15, 18)}`,
    `f${hex.slice(18, 29)}`,
  ].join('-');
};

/** Creates digits that no other run uses. */
const digits = (t: Case): string =>
  BigInt(`0x${createHash('sha256').update(t.unique('key')).digest('hex').slice(0, 12)}`).toString();

const long = (t: Case, length: number): string => t.unique('key').padEnd(length, 'k');

type NearKeys = {
  clause: ClauseId;
  /** A key, and others that nearly equal it. */
  keys: (t: Case) => [string, ...string[]];
};

/** Keys that are nearly equal: a server that compares only part of a key confuses them. */
const families: Readonly<Record<string, NearKeys>> = {
  'that differ in their last character, after 254 equal ones': {
    clause: 'idempotency.key-of-255-accepted',
    keys: (t) => {
      const key = long(t, 254);
      return [`${key}1`, `${key}2`];
    },
  },
  'where one is a prefix of the other': {
    clause: 'idempotency.key-compared-whole',
    keys: (t) => {
      const key = long(t, 60);
      return [key, `${key}k`, `${key}-`, `-${key}`, `${key}.`, key.slice(0, -1)];
    },
  },
  'that are equal as numbers or after unescaping': {
    clause: 'idempotency.key-compared-whole',
    keys: (t) => {
      const number = digits(t);
      return [number, `0${number}`, `${number}.0`, `+${number}`, `%3${number[0]}${number.slice(1)}`];
    },
  },
  'with different separators': {
    clause: 'idempotency.key-compared-whole',
    keys: (t) => {
      const id = uuid(t);
      return [id, `${id},1`, id.replaceAll('-', ''), `{${id.replaceAll('-', '_')}}`];
    },
  },
  'of a UUID in lower and upper case': {
    clause: 'idempotency.key-case-sensitive',
    keys: (t) => {
      const id = uuid(t);
      return [id, id.toUpperCase(), id.replace(/[a-f](?=[^a-f]*$)/, (last) => last.toUpperCase())];
    },
  },
};

export default scenario(
  'idempotency.near-equal-keys',
  'Keys of up to 255 characters that differ in one character are different keys',
  { holds: [] },
  async (gate) => {
    const createTokenRequest = (t: Case) => ({
      operation: 'mintToken' as const,
      body: t.sample('mintToken', { scopes: [operations.getMe.scope] }),
    });

    for (const [name, { clause, keys }] of Object.entries(families)) {
      await gate.case(`keys ${name}`, async (t) => {
        const request = createTokenRequest(t);
        const [first, ...others] = keys(t);
        const secrets = new Set([parseCreatedKey(await firstSuccess(t, request, first)).secret]);
        for (const key of gate.some(name, others, 3)) {
          const response = await underKey(t, request, key);
          // A refusal may be due to the characters of the key, which are not documented.
          const isNew = isNewRequest(t, response);
          const { secret } = isNew ? parseCreatedKey(response) : { secret: null };
          const used = JSON.stringify(first);
          t.expect(
            clause,
            secret !== null && !secrets.has(secret),
            {
              expected: `a new API key, since ${JSON.stringify(key)} differs from the used ${used}`,
              got: describeReplay(response),
            },
            response,
          );
          secrets.add(secret);
        }
      });
    }

    await gate.case('a key with every visible character', async (t) => {
      const request = createTokenRequest(t);
      const key = `${t.unique('key')}${visible}`;
      const first = await firstSuccess(t, request, key);
      const second = await underKey(t, request, key);
      const difference = { expected: `${describeReplay(first)}, replayed`, got: describeReplay(second) };
      t.expect('idempotency.key-compared-whole', isReplayed(second), difference);
    });

    await gate.case('a key of 255 characters', async (t) => {
      const request = createTokenRequest(t);
      const key = long(t, 255);
      const first = await underKey(t, request, key);
      // A refusal is only due to the key if a short key succeeds.
      if (!isSuccess(first)) await firstSuccess(t, request, t.unique('key'));
      const second = await underKey(t, request, key);
      const difference = { expected: `${describeReplay(first)}, replayed`, got: describeReplay(second) };
      t.expect('idempotency.key-of-255-accepted', isReplayed(second), difference);
    });

    await gate.case('invalid keys', async (t) => {
      const request = await t.request('createAgent');
      for (const key of ['', long(t, 256)])
        t.expectStatus('idempotency.key-over-255-refused', await underKey(t, request, key), 400);
    });
  },
);
