import { grants, mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Principal, WorkspaceRecord } from '../../core/principal.ts';
import { Problem, type RefusedRequest } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { Call, type PlainResponse, type Violations } from '../call.ts';
import { declaredQuery, toCompletedRequest } from '../completed-request.ts';
import { toLoggedExchange } from './logged-exchange.ts';
import { findBodyViolations, findViolations, hasShortBody, isUnvalidated } from './violations.ts';

/** An entry of the request log. */
export type LoggedRequest = Readonly<components['schemas']['LoggedRequest']>;

/** Creates the log entry of a request whose response is known. */
const toLogEntry = (call: Call, { status }: PlainResponse, { items, omitted }: Violations): LoggedRequest => {
  const { faultInjection } = call.context;
  const operation: OperationShape | undefined = call.operation;
  const principal: Principal | undefined = call.principal;
  const record: WorkspaceRecord | undefined = call.workspace;
  // A request that was rejected before the workspace lookup uses the workspace of its path, or else of its token.
  const workspace = record?.slug ?? call.parameters.slug ?? principal?.workspace.slug ?? null;
  const required = operation?.scope ?? null;
  return {
    id: call.requestId,
    at: call.at.toISOString(),
    method: call.request.method,
    path: call.path,
    query: operation ? declaredQuery(call) : {},
    operation: operation?.id ?? null,
    workspace,
    mode: principal?.mode ?? null,
    token: principal?.tokenId ?? null,
    status,
    code: call.problem?.envelope.error.code ?? null,
    forced: call.forced ?? null,
    mutants: [...faultInjection.sandbox.mutants, ...(faultInjection.of(workspace)?.mutants ?? [])],
    duration_ms: Math.round(call.duration * 10) / 10,
    violations: [...items],
    omitted_violations: omitted,
    scope: {
      required,
      held: [...(principal?.scopes ?? [])],
      granted: principal === undefined || required === null ? null : grants(principal.scopes, required),
    },
    changes: status < 400 ? (call.changes ?? []) : [],
  };
};

/**
 * Adds a request of the API and its outcome to the request log. This happens immediately, or after the short body was
 * read if the response came before that. Successful preflights are not logged, because browsers send them
 * automatically. A preflight is logged if the browser then refuses the request, because the page doesn't learn the
 * reason.
 */
export const logRequest = (call: Call, response: PlainResponse): void => {
  if (call.request.method === 'OPTIONS' && call.violations === undefined) return;
  const { requestLog } = call.context;
  const hasUnreadBody = call.operation !== undefined && isUnvalidated(call) && hasShortBody(call);
  call.violations = findViolations(call);
  const entry = toLogEntry(call, response, call.violations);
  const finish = ({ items, omitted }: Violations) => ({
    entry: {
      ...entry,
      violations: [...entry.violations, ...items],
      omitted_violations: entry.omitted_violations + omitted,
    },
    ...toLoggedExchange(call, response),
  });
  if (hasUnreadBody) requestLog.addLater(findBodyViolations(call).then(finish));
  else requestLog.add(finish({ items: [], omitted: 0 }));
};

/** Logs a preflight of the control plane like one of the API if its page may not call the control plane. */
export const logRefusedPreflight = (call: Call, response: PlainResponse): void => {
  if (call.request.method !== 'OPTIONS') return;
  if (call.problem) {
    const { message } = call.problem.envelope.error;
    call.violations = {
      items: [{ in: 'header', path: '/Origin', reason: 'unknown_value', message }],
      omitted: 0,
    };
  }
  logRequest(call, response);
};

/** Logs a request when only its response is known. */
export const logRefused = (context: AppContext, { status, envelope }: RefusedRequest): void => {
  const unread = {
    context,
    request: { method: '', headers: new Headers() } as Request,
    connection: undefined,
    operation: undefined,
    requestId: context.ids('req'),
    at: context.clock.now(),
    path: '',
    parameters: {},
    headers: { 'Content-Type': mediaTypes.json },
  };
  const call = new Call(unread);
  call.problem = new Problem(status, envelope.error);
  const response = { status, headers: {}, body: JSON.stringify(envelope) };
  logRequest(call, response);
  context.onRequest?.(toCompletedRequest(call, response));
};
