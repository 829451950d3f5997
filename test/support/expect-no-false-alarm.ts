import { expect } from 'vitest';
import type { Report } from '../../conformance/index.ts';
import { clausesWith } from './clauses-with.ts';

/** The shared records of a workspace that a run may write to in test mode, and the periods that the driver's clock closes. */
const shared = [
  /^test harbor-lights (pages live|theme live|theme versions|billing \w+)$/,
  // Publishing there must not reach the endpoints of this workspace.
  /^test granite-peak pages live$/,
  / billing (periodStart|periodEnd)$/,
];

/** Expects that a correct server passes, and that the run changed no record of other users. */
export const expectNoFalseAlarm = ({ report, changes }: { report: Report; changes: string[] }): void => {
  expect(report.errors).toEqual([]);
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(clausesWith(report, 'error')).toEqual([]);
  // This server's driver lacks some capabilities, so some clauses have no case.
  expect(report.verdict).toBe('partial');
  expect(changes.filter((change) => !shared.some((allowed) => allowed.test(change)))).toEqual([]);
};
