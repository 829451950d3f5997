import { mapValues } from '../core/json.ts';
import { type Call, type PlainResponse, readValues, type Violation } from './call.ts';
import { redactCredentials } from './request-log/redact.ts';

/** A request and its outcome, for a log. It doesn't contain credentials. */
export type CompletedRequest = {
  /**
   * Empty, like the path, if the server could not read the request: it wasn't HTTP, or its headers were too large or
   * too slow.
   */
  readonly method: string;
  /** The decoded path that the client sent. It may contain any characters. */
  readonly path: string;
  /** The parameters that the operation declares. */
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  /** Milliseconds from the end of the request's headers to the start of the response. */
  readonly durationMs: number;
  /** The error code of the response; null for a success. */
  readonly code: string | null;
  /** The first invalid field of an error, as a JSON Pointer with a reason. */
  readonly field: { readonly path: string; readonly reason: string } | null;
  /** The contract violations that are known so far, even if the request succeeded. */
  readonly violations: readonly Violation[];
};

/** The query parameters of a request that its operation declares, with the values that were sent. */
export const declaredQuery = ({ query, operation: { parameters } }: Call): Record<string, string> =>
  readValues(parameters.query, (name) => query.get(name));

/** Describes a request once its response is known. */
export const toCompletedRequest = (call: Call, { status }: PlainResponse): CompletedRequest => {
  const error = call.problem?.envelope.error;
  const field = error?.fields?.[0];
  return {
    method: call.request.method,
    path: redactCredentials(call.path),
    query: call.operation ? mapValues(declaredQuery(call), redactCredentials) : {},
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
