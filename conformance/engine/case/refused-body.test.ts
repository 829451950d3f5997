import { errors, examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { FakeResponse } from '../../test/fake-target.ts';
import { runCase } from '../../test/run-one.ts';

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
const observe = (
  request: { operation: 'rollbackPage' | 'mintToken' | 'updatePage' | 'approveApproval'; body?: unknown },
  response: Exclude<FakeResponse, 'hang-up'>,
) =>
  runCase(
    ({ method }) => (method === 'GET' ? undefined : response),
    async (t) => {
      const { path = {} } = await t.request(request.operation, { placeholder: true });
      t.expectError(clause, await t.send({ ...request, path }), 'not-found');
    },
    { clauses: [clause] },
  );

const refusing = (status: number, error: unknown) => ({ status, body: { error } });

test.each([
  ['rollbackPage', { version: 1 }, 400],
  ['rollbackPage', { version: 1 }, 422],
  ['approveApproval', undefined, 422],
] as const)(
  '%s refused for its body, which is not documented, ends the case',
  async (operation, body, status) => {
    const response = refusing(status, refusals['a code of the server']);
    const { findings, missing } = await observe({ operation, body }, response);
    expect(findings).toEqual([]);
    expect(missing[0]).toMatch(`for ${operation}: it returned ${status}`);
    expect(missing[0]).toContain(`set samples.${operation}`);
  },
);

test('a member that the contract added to a documented body may be refused', async () => {
  const request = { operation: 'mintToken', body: { scopes: ['me:read'], name: 'Gate' } } as const;
  const { findings, missing } = await observe(request, refusing(400, refusals['unknown member']));
  expect(findings).toEqual([]);
  expect(missing[0]).toContain('mintToken');
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
    expect((await observe({ operation, body }, response)).findings).toHaveLength(1);
  },
);

test.each([400, 415])('a body refused with %i does not show whether its record is hidden', async (status) => {
  const hidden = 'tenancy.foreign-workspace-refused';
  const { findings, missing } = await runCase(
    () => refusing(status, refusals['a code of the server']),
    async (t) => {
      const { path = {} } = await t.request('updatePage', { placeholder: true });
      t.expectHidden(hidden, await t.send({ operation: 'updatePage', path, body: [] }));
    },
    { clauses: [hidden] },
  );
  expect([findings, missing]).toEqual([[], [expect.stringContaining(`${status}`)]]);
});
