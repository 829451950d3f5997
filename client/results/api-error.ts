import type { components, ErrorCode } from '@workspace-api/contract';

/** The JSON body of every error of the service. Service document: Errors, Envelope. */
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];

type Envelope = ErrorEnvelope['error'];

/** A code of the contract, which editors autocomplete, or a code of a newer service. */
type AnyCode = ErrorCode | (string & Record<never, never>);

/**
 * An error response of the service.
 *
 * `message` is the service's own message, on one line. `response` gives access to the headers.
 *
 * @example
 * if (error instanceof ApiError && error.code === 'validation_failed') showFields(error.fields);
 */
export class ApiError<Status extends number = number, Code extends string = AnyCode> extends Error {
  /** For types only: without it, `instanceof` would make status and code `any`. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ApiError;

  override readonly name = 'ApiError';
  readonly kind = 'api';
  /** The HTTP status. */
  readonly status: Status;
  /** The machine-readable code, such as `not_found`. */
  readonly code: Code;
  /** The invalid fields, one entry each. Present only with the code `validation_failed`. */
  readonly fields: Envelope['fields'];
  /** Further details that depend on the code, such as `required_scope`, `kind` or `hint`. */
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
