import type { OperationShape } from '@workspace-api/contract';
import { consoleTokenId, type Principal } from '../../core/principal.ts';
import type { Problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Call, Middleware } from '../call.ts';
import { delay } from '../client-disconnected.ts';
import { declaredError, findDeclaredResponse } from '../fault-injection/declared-response.ts';
import type { FaultRule } from '../fault-injection/fault-rules.ts';
import { drawLatency } from '../fault-injection/latency.ts';
import { withLiveLimit } from '../rate-limiter.ts';

/** Finds the first rule that matches a call, and counts the call against it. */
const takeRule = (
  { faultRules: rules }: AppContext,
  operation: OperationShape,
  call: Call,
  hasRecords: boolean,
) => {
  const principal = call.principal as Principal | undefined;
  const workspace = call.parameters.slug ?? principal?.workspace.slug;
  return rules.take({ operation, workspace, hasRecords });
};

const failure = async (
  operation: OperationShape,
  call: Call,
  { upstream, retryable }: FaultRule,
  error: string,
): Promise<Problem> => {
  const ruleError = declaredError(
    operation,
    (await findDeclaredResponse(operation, { example: error })) as { status: 500 },
    { ...(upstream !== null && { upstream }), ...(retryable !== null && { retryable }) },
  );
  // The request was already counted.
  Object.assign(ruleError.headers, withLiveLimit(ruleError.headers, call.headers, ruleError.status));
  return ruleError;
};

/** Delays or fails a request according to the first matching fault rule. */
export const faultRules = (context: AppContext, operation: OperationShape): Middleware => {
  const { faultRules: rules } = context;
  const apply = async (call: Call): Promise<void> => {
    const rule = await takeRule(context, operation, call, false);
    if (rule === undefined) return;
    call.forced = rule.id;
    if (rule.latency) await delay(call, drawLatency(rule.latency, context.random));
    if (rule.error !== null) throw await failure(operation, call, rule, rule.error);
  };
  return (call) => (rules.none ? undefined : apply(call));
};

/** Finds the error that ends an NDJSON response after its first record, if a rule matches. */
export const failureAfterFirst = async (
  context: AppContext,
  operation: OperationShape,
  call: Call,
): Promise<Problem | undefined> => {
  // Console access bypasses the failures that fault rules simulate.
  const isExempt = context.faultRules.none || call.principal.tokenId === consoleTokenId;
  const rule = isExempt ? undefined : await takeRule(context, operation, call, true);
  if (rule === undefined || rule.error === null) return undefined;
  call.forced = rule.id;
  return failure(operation, call, rule, rule.error);
};

/** Delays the requests of a workspace while it has a latency. */
export const workspaceLatency =
  (context: AppContext): Middleware =>
  (call) => {
    const { faultInjection, random } = context;
    if (!faultInjection.hasWorkspaces) return undefined;
    const principal = call.principal as Principal | undefined;
    const latency = faultInjection.of(call.parameters.slug ?? principal?.workspace.slug)?.latency;
    return latency ? delay(call, drawLatency(latency, random)) : undefined;
  };

/** Delays every request while a latency is set. */
export const latency =
  (context: AppContext): Middleware =>
  (call) => {
    const { latency } = context.faultInjection.sandbox;
    if (latency) return delay(call, drawLatency(latency, context.random));
  };
