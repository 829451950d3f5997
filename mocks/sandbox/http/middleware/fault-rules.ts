import { headerNames, type OperationShape } from '@workspace-api/contract';
import { consoleTokenId, type Principal } from '../../core/principal.ts';
import { Problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Call, Middleware, PlainResponse } from '../call.ts';
import { delay } from '../client-disconnected.ts';
import { declaredError, findDeclaredResponse } from '../fault-injection/declared-response.ts';
import type { FaultRule } from '../fault-injection/fault-rules.ts';
import { drawLatency } from '../fault-injection/latency.ts';
import { withLiveLimit } from '../rate-limiter.ts';

const getPrincipal = (call: Call): Principal | undefined => call.principal;

/** The workspace of the path, or else of the token. */
const getWorkspace = (call: Call): string | undefined =>
  call.parameters.slug ?? getPrincipal(call)?.workspace.slug;

/** Finds the first rule that matches a call, and counts the call against it. */
const takeRule = (
  { faultRules }: AppContext,
  operation: OperationShape,
  call: Call,
  hasRecords: boolean,
): Promise<FaultRule | undefined> => {
  const token = getPrincipal(call)?.tokenId;
  return faultRules.take({ operation, path: call.path, workspace: getWorkspace(call), token, hasRecords });
};

const retryAfter = ({ retry_after }: FaultRule) => ({
  ...(retry_after !== null && { [headerNames.retryAfter]: String(retry_after) }),
});

const failure = async (
  operation: OperationShape,
  call: Call,
  rule: FaultRule,
  error: string,
): Promise<Problem> => {
  const { upstream, retryable } = rule;
  const ruleError = declaredError(
    operation,
    (await findDeclaredResponse(operation, { example: error })) as { status: 500 },
    { ...(upstream !== null && { upstream }), ...(retryable !== null && { retryable }) },
  );
  // The request was already counted.
  const { headers, status } = ruleError;
  Object.assign(headers, withLiveLimit(headers, call.headers, status), retryAfter(rule));
  return ruleError;
};

const badGateway = 502;

/** The status with which nginx logs a connection that it closed without a response. */
const noResponse = 444;

/** Simulates the failure of a rule. @returns the response of a proxy; undefined if the request is executed */
const failOnTheWay = (call: Call, rule: FaultRule): PlainResponse | undefined => {
  if (rule.failure === 'bad-gateway') {
    const body = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>\n';
    return { status: badGateway, headers: { 'Content-Type': 'text/html', ...retryAfter(rule) }, body };
  }
  call.isLost = true;
  if (rule.failure === 'response-lost') return undefined;
  const message = 'The connection was reset before the request was executed.';
  throw new Problem(noResponse, { error: { code: 'connection_reset', message } });
};

/** Delays or fails a request according to the first matching fault rule. */
export const faultRules = (context: AppContext, operation: OperationShape): Middleware => {
  const { faultRules: rules } = context;
  const apply = async (call: Call): Promise<PlainResponse | undefined> => {
    const rule = await takeRule(context, operation, call, false);
    if (rule === undefined) return undefined;
    call.forced = rule.id;
    if (rule.latency) await delay(call, drawLatency(rule.latency, context.random));
    if (rule.body_latency) call.pause = drawLatency(rule.body_latency, context.random);
    if (rule.error !== null) throw await failure(operation, call, rule, rule.error);
    return rule.failure === null ? undefined : failOnTheWay(call, rule);
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

/** Delays every request while a latency is set, and with `ofWorkspace` each request of a workspace that has its own. */
export const latency =
  ({ faultInjection, random }: AppContext, ofWorkspace = false): Middleware =>
  (call) => {
    const { latency } = (ofWorkspace ? faultInjection.of(getWorkspace(call)) : faultInjection.sandbox) ?? {};
    return latency ? delay(call, drawLatency(latency, random)) : undefined;
  };
