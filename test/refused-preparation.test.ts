import { errors, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { judge } from '../conformance/index.ts';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { withJson } from '../mocks/wrappers/json.ts';
import { operationOfRequest } from '../mocks/wrappers/operation-of-request.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

/** A server with a policy rule that forbids what one operation does. */
const refusing =
  (id: OperationId): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (operationOfRequest(request)?.id !== id || !response.ok) return response;
    const { status, code } = errors['policy-denied'];
    const details = { rule_id: 'rule_1', resource: 'gate', action: 'any' };
    return withJson(response, status, { error: { code, message: 'A rule forbids this.', details } });
  };

/** Operations that prepare what scenarios of other families judge, and those families. */
const refused: readonly [OperationId, readonly string[]][] = [
  ['getPage', ['pages', 'theme']],
  ['updateTheme', ['pages', 'theme']],
  ['setSecret', ['secrets', 'tenancy', 'authentication.test-data-isolated']],
  ['getBilling', ['billing']],
  ['approveApproval', ['approvals', 'runs']],
  ['mintToken', ['tokens', 'identity', 'scopes.known-names-accepted']],
];

test.each(refused)('a refused %s breaks only clauses about itself', async (id, only) => {
  const report = await withSandbox({ wrap: refusing(id) }, (url) =>
    judge({ ...gateOptionsFor(url), only: [...only] }),
  );
  const failed = report.clauses.filter(({ status }) => status === 'fail');
  const about = failed.flatMap(({ id: clause, findings }) =>
    findings.filter(({ operation }) => operation !== id).map((finding) => `${clause}: ${finding.case}`),
  );
  expect(about).toEqual([]);
  expect(report.errors).toEqual([]);
});
