import type { mediaTypes } from '@workspace-api/contract';
import type { ApiError } from './api-error.ts';
import type { TransportError } from './transport-errors.ts';

/** An operation, as described by the generated `paths`. */
export type OperationType = { responses: object };

type Json = typeof mediaTypes.json;
type SuccessStatus = 200 | 201 | 202 | 204;

type ResponseJson<Response> = Response extends { content: { [type in Json]: infer Body } } ? Body : undefined;

/** A successful response: the JSON with its status. */
export type Success<Operation extends OperationType> = {
  [Status in keyof Operation['responses'] & SuccessStatus]: {
    readonly ok: true;
    readonly status: Status;
    readonly data: ResponseJson<Operation['responses'][Status]>;
    readonly response: Response;
  };
}[keyof Operation['responses'] & SuccessStatus];

type Refusal<Status extends number, Code> = Code extends string
  ? {
      readonly ok: false;
      readonly status: Status;
      readonly code: Code;
      readonly error: ApiError<Status, Code>;
      readonly response: Response;
    }
  : never;

type ResponseErrorCode<Response> =
  ResponseJson<Response> extends { error: { code: infer Code } } ? Code : never;

/** An error response: one type for each status and code that the operation declares. */
export type ErrorResponse<Operation extends OperationType> = {
  [Status in Exclude<keyof Operation['responses'], SuccessStatus> & number]: Refusal<
    Status,
    ResponseErrorCode<Operation['responses'][Status]>
  >;
}[Exclude<keyof Operation['responses'], SuccessStatus> & number];

/** No response from the API. `error.kind` gives the reason. */
export type NoResponse = {
  readonly ok: false;
  readonly status: null;
  readonly code: null;
  readonly error: TransportError;
  /** The response, if something else responded. Its body has been read. */
  readonly response: Response | undefined;
};

/**
 * The outcome of a call, discriminated by `ok`, `status` and `code`.
 *
 * The type lists the codes that the operation declares. A newer service may send others, so add a `default` to a `switch` over
 * them. In an exhaustive `switch`, the value there has the type `never`.
 *
 * @example
 * const result = await toResult(client.POST('/approvals/{id}/approve', { params: { path: { id } } }));
 * if (result.ok) show(result.data);
 * else if (result.code === 'already_decided') reload();
 * else if (result.code === null) retryLater(result.error.kind);
 */
export type Result<Operation extends OperationType> =
  | Success<Operation>
  | ErrorResponse<Operation>
  | NoResponse;
