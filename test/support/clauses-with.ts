import type { Report } from '../../conformance/index.ts';

/** The ids of the clauses with a given status. */
export const clausesWith = (
  report: Report | undefined,
  status: Report['clauses'][number]['status'],
): string[] => (report?.clauses ?? []).filter((clause) => clause.status === status).map(({ id }) => id);
