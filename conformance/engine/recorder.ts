import type { Finding, HarnessError } from './report/report.ts';
import type { Observation } from './run/scenario-result.ts';

/** Findings kept of one clause in one scenario: more of the same tell nothing new. */
const findingsKept = 25;

/** Collects what a scenario sees. */
export const createRecorder = (scenario: string) => {
  const observations = new Map<string, Observation & { at: Set<string> }>();
  const errors: HarnessError[] = [];

  const of = (clause: string) => {
    const known = observations.get(clause);
    if (known) return known;
    const fresh = { checks: 0, operations: [], findings: [], lacks: [], errors: [], at: new Set<string>() };
    observations.set(clause, fresh);
    return fresh;
  };

  return {
    checked: (clause: string, count: number, operations: Iterable<string>) => {
      const observation = of(clause);
      observation.checks += count;
      for (const operation of operations) observation.at.add(operation);
    },
    found: (clause: string, finding: Finding) => {
      const { findings } = of(clause);
      if (findings.length < findingsKept) findings.push(finding);
    },
    lacked: (clause: string, reason: string, unsupported = false) => {
      const { lacks } = of(clause);
      if (!lacks.some((lack) => lack.reason === reason)) lacks.push({ reason, unsupported });
    },
    failed: (clauses: readonly string[], at: string, message: string) => {
      errors.push({ scenario, case: at, message });
      for (const clause of clauses) of(clause).errors.push(message);
    },
    result: (): { observations: Record<string, Observation>; errors: HarnessError[] } => ({
      observations: Object.fromEntries(
        [...observations].map(([clause, { at, ...observation }]) => [
          clause,
          { ...observation, operations: [...at].sort() },
        ]),
      ),
      errors,
    }),
  };
};

export type Recorder = ReturnType<typeof createRecorder>;
