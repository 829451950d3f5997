import type { ClauseId, OperationId, OperationShape } from '@workspace-api/contract';
import { type SampleOptions, type SampleRequest, sampleRequest } from '../resources/sample-request.ts';
import { createSubjects, type Subjects } from '../resources/subjects.ts';
import type { CapabilityFunction, CapabilityName } from '../target/driver.ts';
import { capability } from './capability.ts';
import type { CaseLog } from './case-log.ts';
import type { ScenarioDefinition } from './definition.ts';
import { createExpectations } from './expectations.ts';
import { Lacks } from './lacks.ts';
import { type RawInput, type SendInput, send, sendRaw } from './send.ts';
import type { Session } from './session.ts';
import { type TargetFacts, targetFacts } from './target-facts.ts';

/** What a case of a scenario works with. */
export type Case = ReturnType<typeof createExpectations> & {
  /** The target: its workspace, mode and what the token may do. */
  target: TargetFacts;
  /** Sends an operation's request; the answer is held to the contract whatever it is. */
  send: (input: SendInput) => ReturnType<typeof send>;
  /** Sends several at the same time. */
  sendAll: (inputs: readonly SendInput[]) => Promise<Awaited<ReturnType<typeof send>>[]>;
  /** Sends any request at all. */
  raw: (input: RawInput) => ReturnType<typeof send>;
  /** Ends the case: these clauses can't be judged, for this reason. */
  lacks: (clauses: ClauseId | readonly ClauseId[], reason: string) => never;
  /** A capability of the driver. Ends the case where there is none. */
  needs: <K extends CapabilityName>(name: K) => CapabilityFunction<K>;
  has: (name: CapabilityName) => boolean;
  /** A valid request for an operation. Ends the case where something that it needs can't be had. */
  request: (operation: OperationShape | OperationId, options?: SampleOptions) => Promise<SampleRequest>;
  /** Records to work with. */
  subjects: Subjects;
  /** A name, key or id that nothing else in this run has. */
  unique: (prefix?: string) => string;
};

/** The tools of one run of one case, which write to its log. */
export const createCase = (session: Session, definition: ScenarioDefinition, log: CaseLog): Case => {
  const unique = (prefix = 'gate') => `${prefix}-${session.settings.runTag}-${session.nextNumber()}`;
  const needs = <K extends CapabilityName>(name: K) => {
    const found = capability(session, name);
    if (!found) throw new Lacks(`a driver with the capability ${name}`);
    return found;
  };
  const subjects = createSubjects(session, log, { needs, unique });
  return {
    ...createExpectations(log, definition.clauses),
    target: targetFacts(session),
    send: (input) => send(session, log, input),
    sendAll: (inputs) => Promise.all(inputs.map((input) => send(session, log, input))),
    raw: (input) => sendRaw(session, log, input),
    lacks: (clauses, reason) => {
      throw new Lacks(reason, { clauses: typeof clauses === 'string' ? [clauses] : clauses });
    },
    needs,
    has: (name) => capability(session, name) !== null,
    request: (operation, options) => sampleRequest(session, subjects, operation, options),
    subjects,
    unique,
  };
};
