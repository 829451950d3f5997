import type { components } from '@workspace-api/contract';

/** The JSON body of every error of the service. Service document: Errors, Envelope. */
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];

type Envelope = ErrorEnvelope['error'];

/**
 * An error that the service answered.
 *
 * `message` is the service's own, one line; `response` is the answer, for its headers.
 *
 * @example
 * if (error instanceof ApiError && error.code === 'validation_failed') showFields(error.fields);
 */
export class ApiError<Status extends number = number, Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  readonly kind = 'api';
  /** The HTTP status. */
  readonly status: Status;
  /** The machine-readable code, such as `not_found`. A newer service may send codes that the types don't know. */
  readonly code: Code;
  /** The invalid fields, one entry each; with the code `validation_failed` only. */
  readonly fields: Envelope['fields'];
  /** What else the code has to say, such as `required_scope`, `kind` or `hint`. */
  readonly details: Envelope['details'];
  /** The id of the request in the service's log, if the error has one. */
  readonly requestId: string | undefined;
  readonly response: Response;

  constructor(response: Response, { code, message, fields, details }: Envelope) {
    super(message);
    this.status = response.status as Status;
    this.code = code as Code;
    this.fields = fields;
    this.details = details;
    this.requestId = details?.request_id;
    this.response = response;
  }
}
