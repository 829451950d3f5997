import { errors, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Fetch, Wrap } from '../mocks/wrappers/fetch.ts';
import { findOperation } from '../mocks/wrappers/find-operation.ts';
import { withJson } from '../mocks/wrappers/json.ts';
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
