import { errors, examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { type FakeResponse, startFakeTarget } from '../../test/fake-target.ts';
import { runOne } from '../../test/run-one.ts';

const refusals = {
  'unknown member': {
    code: 'validation_failed',
    message: 'Invalid.',
    fields: [{ path: '/name', reason: 'unknown_field', message: 'Unknown.' }],
  },
  'another member': {
    code: 'validation_failed',
    message: 'Invalid.',
    fields: [{ path: '/scopes/0', reason: 'unknown_value', message: 'Unknown.' }],
  },
  'a code of the server': { code: 'version_required', message: 'Invalid.' },
  'a reused key': { code: errors['idempotency-mismatch'].code, message: 'Reused.' },
};

const clause = 'errors.unknown-id-is-404';

/** Sends a write that the target refuses, and expects a 404. */
const observe = async (
  request: { operation: 'rollbackPage' | 'mintToken' | 'updatePage' | 'approveApproval'; body?: unknown },
  response: Exclude<FakeResponse, 'hang-up'>,
) => {
  const target = await startFakeTarget(({ method }) => (method === 'GET' ? undefined : response));
  const { observations } = await runOne(
    target,
    (gate) =>
      gate.case('a write', async (t) => {
        const { path = {} } = await t.request(request.operation, { placeholder: true });
        t.expectError(clause, await t.send({ ...request, path }), 'not-found');
      }),
    { clauses: [clause] },
  );
  return observations[clause];
};

const refusing = (status: number, error: unknown) => ({ status, body: { error } });

test.each([
  ['rollbackPage', { version: 1 }, 400],
  ['rollbackPage', { version: 1 }, 422],
  ['approveApproval', undefined, 422],
] as const)(
  '%s refused for its body, which is not documented, ends the case',
  async (operation, body, status) => {
    const observation = await observe(
      { operation, body },
      refusing(status, refusals['a code of the server']),
    );
    expect(observation?.findings).toEqual([]);
    expect(observation?.missing[0]?.reason).toMatch(`for ${operation}: it returned ${status}`);
    expect(observation?.missing[0]?.reason).toContain(`set samples.${operation}`);
  },
);

test('a member that the contract added to a documented body may be refused', async () => {
  const request = { operation: 'mintToken', body: { scopes: ['me:read'], name: 'Gate' } } as const;
  const observation = await observe(request, refusing(400, refusals['unknown member']));
  expect(observation?.findings).toEqual([]);
  expect(observation?.missing[0]?.reason).toContain('mintToken');
});

test.each([
  ['mintToken', { scopes: ['me:read'], name: 'Gate' }, refusing(400, refusals['another member'])],
  ['mintToken', { scopes: ['me:read'] }, refusing(400, refusals['unknown member'])],
  ['updatePage', [{ op: 'remove', path: '/tree' }], refusing(400, refusals['a code of the server'])],
  ['rollbackPage', { version: 1 }, refusing(422, refusals['a reused key'])],
  ['rollbackPage', { version: 1 }, { status: 403, body: examples['insufficient-scope'] }],
] as const)(
  '%s refused for another reason than an undocumented body is a finding',
  async (operation, body, response) => {
    const observation = await observe({ operation, body }, response);
    expect(observation?.findings).toHaveLength(1);
  },
);
