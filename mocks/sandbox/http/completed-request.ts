import type { OperationShape } from '@workspace-api/contract';
import { redactCredentials } from '../core/redact.ts';
import type { Call } from './call.ts';
import type { PlainResponse } from './plain-response.ts';
import type { Violation } from './violation.ts';

/** A request and what became of it, for a log. It has no credential. */
export type CompletedRequest = {
  /** Empty, as the path is, where the server could not read the request: its headers were too large or too slow, or no HTTP. */
  readonly method: string;
  /** Decoded; as the client sent it, so that it may have any characters. */
  readonly path: string;
  /** The parameters that the operation declares. */
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  /** From the end of the request's headers to the start of the answer, in milliseconds. */
  readonly durationMs: number;
  /** The error code of the answer; null for a success. */
  readonly code: string | null;
  /** The first invalid field of an error, as a JSON Pointer with a reason. */
  readonly field: { readonly path: string; readonly reason: string } | null;
  /** What breaks the contract, even if the request succeeded, as far as it is known yet. */
  readonly violations: readonly Violation[];
};

/** The parameters of a request's query that its operation declares, as they were sent. */
export const declaredQuery = ({ query }: Call, { parameters }: OperationShape): Record<string, string> => {
  const declared: Record<string, string> = {};
  for (const { name } of parameters.query) {
    const value = query.get(name);
    if (value !== null) declared[name] = value;
  }
  return declared;
};

const withoutCredentials = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, redactCredentials(value)]));

/** Describes a request once its answer is known. */
export const toCompletedRequest = (call: Call, { status }: PlainResponse): CompletedRequest => {
  const error = call.problem?.envelope.error;
  const field = error?.fields?.[0];
  return {
    method: call.request.method,
    path: redactCredentials(call.path),
    query: call.operation ? withoutCredentials(declaredQuery(call, call.operation)) : {},
    status,
    durationMs: call.duration,
    code: error?.code ?? null,
    field: field ? { path: redactCredentials(field.path), reason: field.reason } : null,
    violations: (call.violations?.items ?? []).map((violation) => ({
      ...violation,
      path: redactCredentials(violation.path),
    })),
  };
};

declare module '../domain/app-context.ts' {
  interface AppContext {
    /** Called with every request once its response is known. */
    readonly onRequest?: ((request: CompletedRequest) => void) | undefined;
  }
}
