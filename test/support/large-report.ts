import { clauseList } from '@workspace-api/contract';
import type { ClauseStatus, Report } from '../../conformance/engine/report/report.ts';
import {
  sampleClause,
  sampleFinding,
  sampleReport,
} from '../../conformance/report/sample-report.test-helper.ts';

/** The status of a clause by its position: every tenth fails, and some are not exercised. */
const getStatus = (at: number): ClauseStatus => {
  if (at % 10 === 3) return 'fail';
  if (at % 40 === 5) return 'warn';
  return at % 12 === 7 ? 'not-exercised' : 'pass';
};

/** A report with all clauses of the contract: about fifty failures with many findings, and most reasons to miss something. */
export const largeReport = (): Report => {
  const reasons = ['add-page', 'add-run', 'advance-clock', 'session-token'].map(
    (capability) => `missing a driver with the capability ${capability}`,
  );
  const clauses = clauseList.map(({ id, text, operations }, at) => {
    const status = getStatus(at);
    const findings = operations
      .slice(0, 20)
      .map((operation) => sampleFinding({ operation, case: operation, got: `201 at ${operation}` }));
    return sampleClause(id, status, {
      text,
      operations: [...operations],
      findings: status === 'fail' || status === 'warn' ? [sampleFinding(), ...findings] : [],
      ...(status === 'not-exercised' ? { reason: reasons[at % reasons.length] ?? '', operations: [] } : {}),
    });
  });
  return sampleReport({ clauses });
};
