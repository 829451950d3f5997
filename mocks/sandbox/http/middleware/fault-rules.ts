import { headerNames } from '@workspace-api/contract';
import { consoleTokenId, type Principal } from '../../core/principal.ts';
import { Problem } from '../../core/problem.ts';
import type { Call, Middleware, PlainResponse } from '../call.ts';
import { delay } from '../client-disconnected.ts';
import { declaredError, findDeclaredResponse } from '../fault-injection/declared-response.ts';
import type { FaultRule } from '../fault-injection/fault-rules.ts';
import { drawLatency, type Latency } from '../fault-injection/latency.ts';

const getPrincipal = (call: Call): Principal | undefined => call.principal;

/** The workspace of the path, or else of the token. */
const getWorkspace = (call: Call): string | undefined =>
  call.parameters.slug ?? getPrincipal(call)?.workspace.slug;

/** Finds the first rule that matches a call, and counts the call against it. */
const takeRule = (call: Call, hasRecords: boolean): Promise<FaultRule | undefined> => {
  const { context, operation, path } = call;
  const token = getPrincipal(call)?.tokenId;
  return context.faultRules.take({ operation, path, workspace: getWorkspace(call), token, hasRecords });
};

const retryAfter = ({ retry_after }: FaultRule) => ({
  ...(retry_after !== null && { [headerNames.retryAfter]: String(retry_after) }),
});

const failure = async (call: Call, rule: FaultRule, error: string): Promise<Problem> => {
  const { operation, headers } = call;
  const { upstream, retryable } = rule;
  const response = (await findDeclaredResponse(operation, { example: error })) as { status: 500 };
  // The request was already counted.
  const ruleError = declaredError(operation, response, headers, {
    ...(upstream !== null && { upstream }),
    ...(retryable !== null && { retryable }),
  });
  Object.assign(ruleError.headers, retryAfter(rule));
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
  throw new Problem(noResponse, { code: 'connection_reset', message });
};

/** Delays or fails a request according to the first matching fault rule. */
export const faultRules: Middleware = async (call) => {
  const { random, faultRules: rules } = call.context;
  const rule = rules.none ? undefined : await takeRule(call, false);
  if (rule === undefined) return undefined;
  call.forced = rule.id;
  if (rule.latency) await delay(call, drawLatency(rule.latency, random));
  if (rule.body_latency) call.pause = drawLatency(rule.body_latency, random);
  if (rule.error !== null) throw await failure(call, rule, rule.error);
  return rule.failure === null ? undefined : failOnTheWay(call, rule);
};

/** Finds the error that ends an NDJSON response after its first record, if a rule matches. */
export const failureAfterFirst = async (call: Call): Promise<Problem | undefined> => {
  // Console access bypasses the failures that fault rules simulate.
  const isExempt = call.context.faultRules.none || call.principal.tokenId === consoleTokenId;
  const rule = isExempt ? undefined : await takeRule(call, true);
  if (rule === undefined || rule.error === null) return undefined;
  call.forced = rule.id;
  return failure(call, rule, rule.error);
};

const delayBy = (call: Call, latency: Latency | null | undefined) =>
  latency ? delay(call, drawLatency(latency, call.context.random)) : undefined;

/** Delays every request while a latency is set. */
export const latency: Middleware = (call) => delayBy(call, call.context.faultInjection.sandbox.latency);

/** Delays each request of a workspace that has its own latency. */
export const workspaceLatency: Middleware = (call) =>
  delayBy(call, call.context.faultInjection.of(getWorkspace(call))?.latency);
