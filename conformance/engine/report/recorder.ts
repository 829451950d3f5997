import { createRedactor } from './redact.ts';
import { emptyObservation, type Finding, type HarnessError, type Observation } from './report.ts';

/** The maximum number of findings recorded per clause, scenario and operation. More would add nothing. */
const maxFindings = 5;

/** Errors and reasons may quote a response. */
const redact = createRedactor(new Map());

/** Collects the observations of one scenario. */
export const createRecorder = (scenario: string) => {
  const observations: Record<string, Observation> = {};
  const errors: HarnessError[] = [];

  const getObservation = (clause: string): Observation => {
    observations[clause] ??= emptyObservation();
    return observations[clause];
  };

  return {
    addChecks: (clause: string, count: number, operations: Iterable<string>) => {
      const observation = getObservation(clause);
      observation.checks += count;
      for (const operation of operations)
        if (!observation.operations.includes(operation)) observation.operations.push(operation);
    },
    addTime: (clauses: readonly string[], milliseconds: number) => {
      for (const clause of clauses) getObservation(clause).durationMs += milliseconds / clauses.length;
    },
    addFinding: (clause: string, finding: Finding) => {
      const { findings } = getObservation(clause);
      const alike = findings.filter(({ operation }) => operation === finding.operation);
      if (alike.length < maxFindings) findings.push(finding);
    },
    addUnsupported: (clause: string, reason: string) => {
      const { unsupported } = getObservation(clause);
      if (!unsupported.includes(reason)) unsupported.push(reason);
    },
    addMissing: (clause: string, why: string, unsupported = false) => {
      const reason = redact(why);
      const { missing } = getObservation(clause);
      if (!missing.some((entry) => entry.reason === reason)) missing.push({ reason, unsupported });
    },
    addError: (clauses: readonly string[], at: string, error: string) => {
      const message = redact(error);
      errors.push({ scenario, case: at, message });
      for (const clause of clauses) getObservation(clause).errors.push(message);
    },
    result: () => ({ observations, errors }),
  };
};

export type Recorder = ReturnType<typeof createRecorder>;
