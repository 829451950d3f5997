import { errors, operations, stateMachines } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getRecords, isObject, isSuccess, member } from '../body.ts';
import { findRunId } from '../run-record.ts';
import { acceptedErrors, fitsError } from '../tolerated-errors.ts';
import { summarizeResponse } from './format-value.ts';
import {
  getEffect,
  type TraceCheck,
  type TraceCheckResult,
  type TracedCall,
  type TracedResponse,
} from './traced-call.ts';

const again = 'approvals.already-decided';
const irreversible = 'approvals.decision-is-irreversible';
const oneWins = 'approvals.one-decision-wins';
const stops = 'runs.denial-stops';
const final = 'runs.denied-is-final';

const outcomes: Readonly<Record<string, string>> = {
  [operations.approveApproval.id]: 'approved',
  [operations.denyApproval.id]: 'denied',
};
const open: string = stateMachines.approval.initial;
const denied = 'denied';

/** An irreversible decision, and the response that shows it. */
type Decided = { status: string; by: Exchange; isOwn: boolean };

const approvalsIn = ({ operation }: TracedCall, { exchange, body }: TracedResponse): unknown[] => {
  if (operation?.id === operations.listApprovals.id) return getRecords(exchange, operation) ?? [];
  return operation?.id === operations.getApproval.id && isSuccess(exchange) ? [body] : [];
};

/** Checks approvals, whose decision is irreversible, and the runs of denied approvals. Overlapping calls decide nothing. */
export const createDecisionCheck = (): TraceCheck => {
  const decided = new Map<string, Decided>();
  const runByApproval = new Map<string, string>();
  const deniedRuns = new Map<string, Decided>();
  const decisionsAtStart = new WeakMap<TracedCall, Decided | Map<string, Decided>>();
  /** The decisions that were carried out, used to distinguish two that overlapped. */
  const carriedOut = new Map<string, Exchange>();

  const noteRun = (approval: unknown): void => {
    const [id, run] = [member(approval, 'id'), member(approval, 'run_id')];
    if (typeof id === 'string' && typeof run === 'string') runByApproval.set(id, run);
  };

  const decide = (id: string, fresh: Decided): void => {
    if (!decided.has(id)) decided.set(id, fresh);
    const run = runByApproval.get(id);
    if (fresh.status === denied && run !== undefined && !deniedRuns.has(run)) deniedRuns.set(run, fresh);
  };

  const checkDecision = (call: TracedCall, response: TracedResponse): TraceCheckResult[] => {
    const { exchange } = response;
    const { id = '' } = call.path;
    const status = outcomes[call.operation?.id ?? ''] ?? '';
    const before = decisionsAtStart.get(call) as Decided | undefined;
    const effect = getEffect(response);
    if (before) {
      const { status: refusal, code } = errors['already-decided'];
      const isNamed = fitsError(exchange, acceptedErrors('already-decided'));
      const isWrong = effect === 'done' || (exchange.status === refusal && !isNamed);
      if (!isWrong && !isNamed) return [];
      const expected = `${refusal} ${code}: it was ${before.status} before`;
      const difference = isWrong ? { expected, got: summarizeResponse(exchange) } : null;
      return [{ clause: again, difference, before: [before.by] }];
    }
    if (effect !== 'done') return [];
    const other = carriedOut.get(id);
    carriedOut.set(id, exchange);
    if (other) {
      const expected = 'one of the two decisions refused';
      return [{ clause: oneWins, difference: { expected, got: 'two successes' }, before: [other] }];
    }
    decide(id, { status, by: exchange, isOwn: true });
    return [];
  };

  const checkRecord = (call: TracedCall, approval: unknown, exchange: Exchange): TraceCheckResult[] => {
    const [id, status] = [member(approval, 'id'), member(approval, 'status')];
    if (typeof id !== 'string' || typeof status !== 'string') return [];
    noteRun(approval);
    const before = (decisionsAtStart.get(call) as Map<string, Decided> | undefined)?.get(id);
    if (status !== open) decide(id, { status, by: exchange, isOwn: false });
    // If two decisions overlapped, only the first record shows which one won.
    if (!before) return [];
    const difference = status === before.status ? null : { expected: before.status, got: status };
    const own = before.status === 'approved' ? 'approvals.approve' : 'approvals.deny';
    return [{ clause: before.isOwn ? own : irreversible, difference, before: [before.by] }];
  };

  const checkRuns = (call: TracedCall, exchange: Exchange): TraceCheckResult[] => {
    const before = decisionsAtStart.get(call) as Map<string, Decided> | undefined;
    const runs = call.operation ? (getRecords(exchange, call.operation) ?? []).filter(isObject) : [];
    return runs.flatMap((run): TraceCheckResult[] => {
      const id = findRunId(run);
      const { status } = run;
      if (id === null || typeof status !== 'string') return [];
      const decision = before?.get(id);
      if (status === denied && !deniedRuns.has(id))
        deniedRuns.set(id, { status, by: exchange, isOwn: false });
      if (!decision) return [];
      const difference = status === denied ? null : { expected: denied, got: `${id} ${status}` };
      return [{ clause: decision.isOwn ? stops : final, difference, before: [decision.by] }];
    });
  };

  return {
    started: (call) => {
      const id = call.operation?.id;
      if (id === undefined) return;
      if (outcomes[id] !== undefined) {
        const decision = decided.get(call.path.id ?? '');
        if (decision) decisionsAtStart.set(call, decision);
      } else if (id === operations.listRuns.id) decisionsAtStart.set(call, new Map(deniedRuns));
      else if (id === operations.getApproval.id) {
        const decision = decided.get(call.path.id ?? '');
        decisionsAtStart.set(call, new Map(decision ? [[call.path.id ?? '', decision]] : []));
      } else if (id === operations.listApprovals.id) decisionsAtStart.set(call, new Map(decided));
    },
    ended: (call, response) => {
      const { operation } = call;
      if (!operation) return [];
      if (outcomes[operation.id] !== undefined) return checkDecision(call, response);
      if (operation.id === operations.listRuns.id) return checkRuns(call, response.exchange);
      return approvalsIn(call, response).flatMap((approval) =>
        checkRecord(call, approval, response.exchange),
      );
    },
  };
};
