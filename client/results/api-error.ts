import type {
  ConflictKind,
  ErrorCode,
  ErrorDetails,
  ErrorEnvelope,
  ErrorHint,
  FieldError,
  FieldErrorReason,
} from '@workspace-api/contract';
import { getRequest } from '../fetch/buffer-response.ts';
import { excerpt, redactData } from '../hooks/redact.ts';
import { describeRequest, hide } from './describe-request.ts';

type Envelope = ErrorEnvelope['error'];

const describeField = ({ path, reason }: FieldError): string =>
  `, ${excerpt(path || 'the body')} ${excerpt(reason)}`;

/**
 * An error response of the service.
 *
 * `message` has the request, the status, the code and the first invalid field, on one line. The service's own message is in
 * `serviceMessage`, which isn't printed. Neither is `response`, which gives access to the headers. Credentials are redacted in
 * everything but the response.
 *
 * The types of `code`, `hint`, `kind` and `reason` list the known values, so that a misspelled one doesn't compile. A newer
 * service may send others.
 *
 * @example
 * if (error instanceof ApiError && error.code === 'validation_failed') showFields(error.fields);
 */
export class ApiError<Status extends number = number, Code extends string = ErrorCode> extends Error {
  /** For types only: without it, `instanceof` would make status and code `any`. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is ApiError;

  override readonly name = 'ApiError';
  readonly kind = 'api';
  /** The method of the request. */
  declare readonly method: string | undefined;
  /** The path of the request, without its query. */
  declare readonly path: string;
  /** The HTTP status. */
  declare readonly status: Status;
  /** The machine-readable code, such as `not_found`. */
  declare readonly code: Code;
  /** The service's message for humans. */
  declare readonly serviceMessage: string;
  /** The invalid fields, one entry each. Present only with the code `validation_failed`. */
  declare readonly fields: (FieldError & { reason: FieldErrorReason })[] | undefined;
  /** Further details that depend on the code, such as `required_scope`, `kind` or `hint`. */
  declare readonly details: (ErrorDetails & { hint?: ErrorHint; kind?: ConflictKind }) | undefined;
  /** The id of the request in the service's log, from the error or the header `X-Request-Id`. */
  declare requestId: string | undefined;
  /** The response, for its headers. Its body has been read. */
  declare readonly response: Response;

  constructor(response: Response, envelope: Envelope) {
    const { code, message: serviceMessage, fields, details } = redactData(envelope);
    const request = describeRequest(getRequest(response) ?? response, response);
    super(
      `${[request.method, request.path].filter(Boolean).map(excerpt).join(' ')}: ${request.status} ${excerpt(code)}${(fields ?? []).slice(0, 1).map(describeField).join('')}`,
    );
    Object.assign(this, request, { code, fields, details });
    if (details?.request_id) this.requestId = details.request_id;
    hide(this, { response, serviceMessage });
  }

  /** One line for a log: the message with all invalid fields, cut off after 200 characters, and the id of the request. */
  override toString(): string {
    const others = excerpt((this.fields ?? []).slice(1).map(describeField).join(''));
    return `${super.toString()}${others}${this.requestId ? ` (request ${excerpt(this.requestId)})` : ''}`;
  }
}
