import { clauses, headerNames, mediaTypes } from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { clientOf } from './fake-server.test-helper.ts';
import { faults } from './index.ts';

type Client = ReturnType<typeof clientOf>;
type Name = keyof typeof faults;

const agents = '/workspaces/acme/agents';
const key = (value: string) => ({ [headerNames.idempotencyKey]: value });
const create = (call: Client, name: string, headers: Record<string, string> = {}, token = 'full') =>
  call('POST', agents, { body: { name }, headers, token });
const count = async (call: Client): Promise<number> =>
  (await call('GET', `${agents}?limit=100`)).json.data.length;
const mint = async (call: Client, ...scopes: string[]) =>
  (await call('POST', '/workspaces/acme/tokens', { body: { scopes } })).json;

const walk = async (call: Client, meanwhile = async () => {}) => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { json } = await call('GET', `${agents}?limit=2${query}`);
    ids.push(...json.data.map(({ id }: { id: string }) => id));
    cursor = json.next_cursor;
    await meanwhile();
  } while (cursor !== null && ids.length < 20);
  return ids;
};

/** A probe for each fault, with its result without the fault and with it. */
const symptoms: Record<Name, [look: (call: Client) => Promise<unknown>, healthy: unknown, broken: unknown]> =
  {
    'scopes-not-checked': [
      async (call) => (await create(call, 'x', {}, (await mint(call, 'read')).secret)).status,
      403,
      201,
    ],
    'write-with-read-scope': [
      async (call) => (await create(call, 'x', {}, (await mint(call, 'read')).secret)).status,
      403,
      201,
    ],
    'required-scope-not-named': [
      async (call) => (await create(call, 'x', {}, (await mint(call, 'read')).secret)).json.error.details,
      { required_scope: 'agents:write', hint: 'missing_scope' },
      undefined,
    ],
    'foreign-workspace-open': [
      async (call) => {
        await call('GET', '/workspaces/globex/agents', { token: 'other' });
        return (await call('GET', '/workspaces/globex/agents')).status;
      },
      404,
      200,
    ],
    'idempotency-key-ignored': [
      async (call) => {
        await create(call, 'x', key('k'));
        await create(call, 'x', key('k'));
        return count(call);
      },
      5,
      6,
    ],
    'idempotency-mismatch-executes': [
      async (call) => {
        await create(call, 'x', key('k'));
        return (await create(call, 'y', key('k'))).status;
      },
      422,
      201,
    ],
    'replay-not-marked': [
      async (call) => {
        await create(call, 'x', key('k'));
        return (await create(call, 'x', key('k'))).headers.get(headerNames.idempotentReplayed);
      },
      'true',
      null,
    ],
    'idempotency-key-case-folded': [
      async (call) => {
        await create(call, 'x', key('k'));
        await create(call, 'x', key('K'));
        return count(call);
      },
      6,
      5,
    ],
    'idempotency-key-shared-by-tokens': [
      async (call) => {
        await create(call, 'x', key('k'));
        await create(call, 'x', key('k'), (await mint(call, 'write')).secret);
        return count(call);
      },
      6,
      5,
    ],
    'failure-cached': [
      async (call) => {
        await call('POST', agents, { body: {}, headers: key('k') });
        return (await create(call, 'x', key('k'))).status;
      },
      201,
      400,
    ],
    'get-replayed': [
      async (call) => {
        await call('GET', agents, { headers: key('k') });
        await create(call, 'x');
        return (await call('GET', agents, { headers: key('k') })).json.data.length;
      },
      5,
      4,
    ],
    'boundary-record-skipped': [
      (call) => walk(call),
      ['agt_a', 'agt_b', 'agt_c', 'agt_d'],
      ['agt_a', 'agt_c', 'agt_d'],
    ],
    'boundary-record-repeated': [
      (call) => walk(call),
      ['agt_a', 'agt_b', 'agt_c', 'agt_d'],
      ['agt_a', 'agt_b', 'agt_b', 'agt_c'],
    ],
    'cursor-after-full-last-page': [
      async (call) => {
        const { json } = await call('GET', `${agents}?limit=4`);
        return (
          json.next_cursor === null ||
          (await call('GET', `${agents}?limit=4&cursor=${json.next_cursor}`)).json
        );
      },
      true,
      { data: [], next_cursor: null },
    ],
    'limit-ignored': [async (call) => (await call('GET', `${agents}?limit=1`)).json.data.length, 1, 4],
    'offset-cursors': [
      async (call) => {
        let inserted = false;
        return walk(call, async () => {
          if (!inserted) await create(call, 'new');
          inserted = true;
        });
      },
      ['agt_a', 'agt_b', 'agt_c', 'agt_d'],
      ['agt_a', 'agt_b', 'agt_b', 'agt_c', 'agt_d'],
    ],
    'agent-starts-active': [async (call) => (await create(call, 'x')).json.status, 'inactive', 'active'],
    'activation-without-effect': [
      async (call) => {
        await call('POST', `${agents}/agt_a/activate`);
        return (await call('GET', `${agents}/agt_a`)).json.status;
      },
      'active',
      'inactive',
    ],
    'deactivation-without-effect': [
      async (call) => {
        await call('POST', `${agents}/agt_a/activate`);
        const { status } = (await call('POST', `${agents}/agt_a/deactivate`)).json;
        return [status, (await call('GET', `${agents}/agt_a`)).json.status];
      },
      ['inactive', 'inactive'],
      ['inactive', 'active'],
    ],
    'second-decision-accepted': [
      async (call) => {
        await call('POST', '/approvals/apr_1/approve');
        const { status } = await call('POST', '/approvals/apr_1/deny');
        return [status, (await call('GET', '/approvals/apr_1')).json.status];
      },
      [409, 'approved'],
      [200, 'denied'],
    ],
    'denial-resumes-run': [
      async (call) => (await call('GET', `${agents}/agt_a/runs`)).json.data[0].status,
      'denied',
      'running',
    ],
    'approval-filter-ignored': [
      async (call) => (await call('GET', '/approvals?status=denied')).json.data.length,
      0,
      1,
    ],
    'error-without-message': [
      async (call) => Object.keys((await call('GET', `${agents}/agt_none`)).json.error).includes('message'),
      true,
      false,
    ],
    'error-not-wrapped': [
      async (call) => (await call('GET', `${agents}/agt_none`)).json.code,
      undefined,
      'not_found',
    ],
    'errors-as-html': [
      async (call) => (await call('GET', `${agents}/agt_none`)).headers.get('Content-Type'),
      mediaTypes.json,
      'text/html; charset=utf-8',
    ],
    'unknown-id-answers-example': [
      async (call) => (await call('GET', `${agents}/agt_none`)).status,
      404,
      200,
    ],
    'crash-without-body': [async (call) => (await call('POST', agents)).status, 400, 500],
    'offending-fields-not-named': [
      async (call) =>
        'fields' in (await call('POST', agents, { body: { name: 'x', nickname: 'y' } })).json.error,
      true,
      false,
    ],
    'not-acceptable-ignored': [
      async (call) => (await call('GET', `${agents}/agt_a`, { headers: { Accept: mediaTypes.csv } })).status,
      406,
      200,
    ],
    'csv-not-quoted': [
      async (call) => (await call('GET', '/workspaces/acme/forms')).text,
      '\uFEFFid,name\r\nfrm_1,"Say ""hi"", please"\r\n',
      '\uFEFFid,name\r\nfrm_1,Say "hi", please\r\n',
    ],
    'csv-without-bom': [
      async (call) => (await call('GET', '/workspaces/acme/forms')).text.startsWith('\uFEFF'),
      true,
      false,
    ],
    'secret-shown-on-inspect': [
      async (call) => {
        await mint(call, 'read');
        return (await call('GET', '/workspaces/acme/tokens/tok_1')).json.secret;
      },
      undefined,
      'key_1',
    ],
    'revocation-without-effect': [
      async (call) => {
        const { secret } = await mint(call, 'read');
        const { status } = await call('DELETE', '/workspaces/acme/tokens/tok_1');
        return [status, (await call('GET', agents, { token: secret })).status];
      },
      [204, 401],
      [204, 200],
    ],
    'rotated-secret-still-works': [
      async (call) => {
        const { secret } = await mint(call, 'read');
        await call('POST', '/workspaces/acme/tokens/tok_1/rotate');
        return (await call('GET', agents, { token: secret })).status;
      },
      401,
      200,
    ],
    'expired-token-without-retry-after': [
      async (call) => (await call('GET', agents, { token: 'expired' })).headers.get(headerNames.retryAfter),
      '0',
      null,
    ],
    'rate-limit-not-shown': [
      async (call) => (await call('POST', agents, { body: {} })).headers.get(headerNames.rateLimitLimit),
      '600',
      null,
    ],
  };

describe.each(Object.entries(symptoms) as [Name, (typeof symptoms)[Name]][])(
  '%s',
  (name, [look, healthy, broken]) => {
    test('changes the result of its probe', async () => {
      expect(await look(clientOf(faults[name]))).toEqual(broken);
    });

    test('is absent by default', async () => {
      expect(await look(clientOf())).toEqual(healthy);
    });

    test('violates an existing clause and does not affect other requests', async () => {
      expect(clauses[faults[name].clause].level).toBe('must');
      expect((await clientOf(faults[name])('GET', `${agents}/agt_a`)).json).toMatchObject({ id: 'agt_a' });
    });
  },
);
