import { clauseList } from '@workspace-api/contract';
import { beforeAll, describe, type TestContext, test } from 'vitest';
import type { ClauseResult, Report } from '../engine/report/report.ts';
import type { GateOptions } from '../engine/settings/gate-options.ts';
import { createMatcher } from '../engine/settings/patterns.ts';
import type { ClauseView } from '../report/clause-view.ts';
import { describeClause } from '../report/text.ts';
import { createView } from '../report/view.ts';
import { checkConformance } from '../run-gate.ts';

/** The options of the gate that make sense in a test suite. */
export type DescribeConformanceOptions = Omit<GateOptions, 'replay' | 'allowPartial' | 'signal'>;

declare module 'vitest' {
  interface TaskMeta {
    /** The result of the clause that the test represents. */
    conformance?: Pick<ClauseResult, 'status' | 'reason'>;
  }
}

const noTimeout = 0;

/** Gives a test the result of its clause. */
const conclude = async ({ task, skip, annotate }: TestContext, clause: ClauseView): Promise<void> => {
  const { status, reason = 'no reason given' } = clause;
  task.meta.conformance = { status, reason };
  if (status === 'fail') throw new Error(describeClause(clause));
  if (status === 'error') throw new Error(`The gate or the network failed: ${reason}`);
  // A recommendation or a provisional choice never fails a suite.
  if (status === 'waived' || status === 'warn') await annotate(describeClause(clause), 'warning');
  if (status === 'info') await annotate(describeClause(clause), 'notice');
  if (status === 'waived' || status === 'unsupported' || status === 'not-exercised')
    skip(`${status}: ${reason}`);
};

/**
 * Checks a running server in a separate vitest suite: one test per clause, and one for the run. A clause that can't be
 * checked is skipped with the reason. A broken clause fails with the requests that show it. Call this function at the top
 * level of a test file.
 *
 * @param options the target and its token; `only` restricts the clauses
 * @example
 * // conformance.test.ts
 * import { describeConformance } from '@workspace-api/conformance/vitest';
 *
 * describeConformance({ target: 'http://127.0.0.1:4010/v1', token: process.env.WORKSPACE_TOKEN ?? '' });
 */
export const describeConformance = (options: DescribeConformanceOptions): void => {
  describe('Workspace API conformance', () => {
    const results = new Map<string, ClauseView>();
    let errors: Report['errors'] = [];
    beforeAll(async () => {
      const report = await checkConformance(options);
      for (const clause of createView(report).clauses) results.set(clause.id, clause);
      errors = report.errors;
    }, noTimeout);

    // A clause that an error left unchecked is skipped, so the error itself must fail the suite.
    test('the run ends without errors', () => {
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    });

    for (const { id, text } of clauseList.filter((clause) => createMatcher(options.only ?? [])(clause.id))) {
      test(`${id}: ${text}`, async (context) => {
        const result = results.get(id);
        if (!result) throw new Error(`The report has no result for ${id}.`);
        await conclude(context, result);
      });
    }
  });
};
