import { DriverError } from '../target/driver-error.ts';
import { TransportError } from '../target/transport-error.ts';
import { type Case, createCase } from './case.ts';
import { type CaseLog, emptyLog } from './case-log.ts';
import type { ScenarioDefinition } from './definition.ts';
import { Lacks } from './lacks.ts';
import type { Session } from './session.ts';
import { Violation } from './violation.ts';

/** How one run of a case ended. */
export type End =
  | { kind: 'done' }
  | { kind: 'violation'; violation: Violation }
  | { kind: 'lacks'; lacks: Lacks }
  | { kind: 'error'; message: string };

export type Attempt = { log: CaseLog; end: End };

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const at = error.stack?.split('\n').find((line) => /scenarios|drivers/.test(line));
  return `${error.name}: ${error.message}${at ? ` (${at.trim()})` : ''}`;
};

const endOf = (error: unknown, log: CaseLog): End => {
  if (error instanceof Violation) return { kind: 'violation', violation: error };
  if (error instanceof Lacks) return { kind: 'lacks', lacks: error };
  if (error instanceof TransportError || error instanceof DriverError)
    return { kind: 'error', message: error.message };
  // Code that reads an answer relies on its shape. Where the shape was wrong, that is reported already; what the
  // case would have shown is unknown, and no fault of the harness.
  const broken = log.soft.find(({ clause }) => clause.startsWith('contract.'));
  if (broken) {
    const lacks = new Lacks(`an answer that could be read: ${broken.operation} broke ${broken.clause}`);
    return { kind: 'lacks', lacks };
  }
  return { kind: 'error', message: describe(error) };
};

/** Runs a case once, with a log of its own. Never throws. */
export const attempt = async (
  session: Session,
  definition: ScenarioDefinition,
  body: (t: Case) => Promise<unknown>,
): Promise<Attempt> => {
  const log = emptyLog();
  try {
    await body(createCase(session, definition, log));
    return { log, end: { kind: 'done' } };
  } catch (error) {
    return { log, end: endOf(error, log) };
  }
};
