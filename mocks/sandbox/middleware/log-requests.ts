import { grants, type OperationShape } from '@workspace-api/contract';
import type { Answer } from '../api/answer.ts';
import type { Call, Operation } from '../api/call.ts';
import type { AppContext } from '../app-context.ts';
import type { Principal, WorkspaceRecord } from '../principal.ts';
import type { LoggedRequest } from '../request-log/request-log.ts';
import { violationsOf } from '../request-log/violations.ts';

const declaredQuery = ({ query }: Call, { parameters }: OperationShape): Record<string, string> => {
  const shown: Record<string, string> = {};
  if (query.size === 0) return shown;
  for (const { name } of parameters.query) {
    const value = query.get(name);
    if (value !== null) shown[name] = value;
  }
  return shown;
};

const scopeOf = (
  principal: Principal | undefined,
  operation: Operation | undefined,
): LoggedRequest['scope'] => {
  const required = operation?.scope ?? null;
  const held = [...(principal?.scopes ?? [])];
  return { required, held, granted: required === null || !principal ? null : grants(held, required) };
};

/** Keeps what is worth knowing of a request of the API, for the one who makes them. */
export const logRequest = (
  context: AppContext,
  call: Call,
  { status }: Answer,
  /** Milliseconds of the process when it came, and the sandbox's time then. */
  { began, at }: { began: number; at: string },
): void => {
  const { operation } = call;
  const principal = call.principal as Principal | undefined;
  const workspace = call.workspace as WorkspaceRecord | undefined;
  context.requestLog.add({
    id: call.id,
    at,
    method: call.request.method,
    path: call.path,
    query: operation ? declaredQuery(call, operation) : {},
    operation: operation?.id ?? null,
    workspace: workspace?.slug ?? null,
    mode: principal?.mode ?? null,
    token: principal?.tokenId ?? null,
    status,
    code: call.problem?.envelope.error.code ?? null,
    forced: call.forced ?? null,
    duration_ms: Math.round((performance.now() - began) * 10) / 10,
    violations: operation ? violationsOf(call, operation) : [],
    scope: scopeOf(principal, operation),
    changes: status < 400 ? [...(call.changes ?? [])] : [],
  });
};
