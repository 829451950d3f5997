import { basePath, errors, type OperationId, operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Fetch, Wrap } from '../mocks/wrappers/fetch.ts';
import { findOperation } from '../mocks/wrappers/find-operation.ts';
import { withJson } from '../mocks/wrappers/json.ts';
import { on } from '../mocks/wrappers/on.ts';
import { clausesWith } from './support/clauses-with.ts';
import { checkSandbox } from './support/with-sandbox.ts';

/** Reads the approval that a request would decide, if possible. It shows whether a refused decision was carried out. */
const undecided = async (next: Fetch, { url, headers }: Request): Promise<Response | undefined> => {
  const [, approval] = /^(.*)\/approve$/.exec(url) ?? [];
  const approvalResponse =
    approval === undefined ? undefined : await next(new Request(approval, { headers }));
  return approvalResponse?.ok ? approvalResponse : undefined;
};

/** A server with a policy rule that forbids what one operation does. */
const refusing =
  (id: OperationId): Wrap =>
  (next) =>
  async (request) => {
    if (findOperation(request)?.id !== id) return next(request);
    const response = (await undecided(next, request)) ?? (await next(request));
    if (!response.ok) return response;
    const { status, code } = errors['policy-denied'];
    const details = { rule_id: 'rule_1', resource: 'gate', action: 'any' };
    return withJson(response, status, { error: { code, message: 'A policy forbids this.', details } });
  };

/** Operations that scenarios of other families use as preparation, with those families. */
const refusedOperations: readonly [OperationId, readonly string[]][] = [
  ['getPage', ['pages', 'theme']],
  ['updateTheme', ['pages', 'theme']],
  ['setSecret', ['secrets', 'tenancy', 'authentication.test-data-isolated']],
  ['getBilling', ['billing']],
  ['approveApproval', ['approvals', 'runs']],
  ['mintToken', ['tokens', 'identity', 'scopes.known-names-accepted']],
];

test.each(refusedOperations)('a rejected %s violates only clauses about itself', async (id, only) => {
  const { report } = await checkSandbox({ wrap: refusing(id) }, { only: [...only] });
  const failed = report.clauses.filter(({ status }) => status === 'fail');
  const about = failed.flatMap(({ id: clause, findings }) =>
    findings.filter(({ operation }) => operation !== id).map((finding) => `${clause}: ${finding.case}`),
  );
  expect(about).toEqual([]);
  expect(report.errors).toEqual([]);
});

const tags = [...new Set(operationList.map(({ tag }) => tag))];

test.each(tags)(
  'a target with only the operations of the tag %s gets a verdict without an error',
  async (tag) => {
    const unsupported = tags
      .filter((each) => each !== tag)
      .map((each) => ({ tag: each, reason: 'Not under test.' }));
    const { report } = await checkSandbox({}, { unsupported, only: ['idempotency', 'scopes', 'errors'] });
    expect(report.errors).toEqual([]);
    expect(clausesWith(report, 'fail')).toEqual([]);
  },
);

test('a session whose principal lacks its workspace fails the shape, and no case ends in an error', async () => {
  const wrap = on('getMe')
    .when(({ request }) => request.headers.get('Authorization')?.includes('sess_') ?? false)
    .json(({ workspace: _, ...rest }) => rest);
  const only = ['identity', 'scopes', 'workspaces'];
  const { clauses, errors } = (await checkSandbox({ wrap }, { only })).report;
  expect(errors).toEqual([]);
  expect(clauses.filter(({ status }) => status === 'error')).toEqual([]);
  expect(clauses.find(({ status, family }) => status === 'fail' && family === 'identity')).toBeDefined();
});

type Secrets = { data: { name: string }[] };

const run = { path: `${basePath}/workspaces/acme/secrets`, token: 'Bearer key_test_acme' };

/**
 * Gives other tenants secrets with the same names as the run's. A list starts from the beginning for another tenant's cursor.
 */
const sameNames: Wrap = (next) => {
  let names: string[] = [];
  return async (request) => {
    const url = new URL(request.url);
    const isPage =
      request.method === 'GET' && url.pathname.endsWith('/secrets') && url.searchParams.has('cursor');
    if (!isPage) return next(request);
    if (url.pathname === run.path && request.headers.get('Authorization') === run.token) {
      const response = await next(request);
      if (response.ok) names = ((await response.clone().json()) as Secrets).data.map(({ name }) => name);
      return response;
    }
    url.searchParams.delete('cursor');
    const response = await next(new Request(url, request));
    if (!response.ok) return response;
    const page = (await response.json()) as Secrets;
    const data = names.map((name) => ({ ...page.data[0], name, created_at: '2026-01-02T03:04:05.000Z' }));
    return new Response(JSON.stringify({ ...page, data, has_more: false, next_cursor: null }), {
      status: response.status,
      headers: response.headers,
    });
  };
};

test("secrets of the same name in another tenant aren't mistaken for the run's secrets", async () => {
  const { report } = await checkSandbox({ wrap: sameNames }, { only: ['tenancy.lists-hold-own-records'] });
  expect(clausesWith(report, 'fail')).toEqual([]);
});
