/** One offending field of a request, as listed in `error.fields`. */
export interface FieldError {
  path: string;
  reason:
    | 'missing'
    | 'too_short'
    | 'too_long'
    | 'format_mismatch'
    | 'out_of_range'
    | 'unknown_value'
    | 'unknown_field';
  message: string;
}

/** A response other than 2xx. It can be thrown anywhere below the request handler, and is sent as the error envelope. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;
  readonly fields: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: {
      details?: Record<string, unknown>;
      fields?: FieldError[];
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message.replace(/\s+/g, ' '));
    this.status = status;
    this.code = code;
    this.details = extra.details;
    this.fields = extra.fields;
    this.headers = extra.headers ?? {};
  }

  /** The body of the response. */
  envelope(): object {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.details && { details: this.details }),
        ...(this.fields && { fields: this.fields }),
      },
    };
  }
}

export const notFound = (what: string): ApiError => new ApiError(404, 'not_found', `${what} was not found.`);

export const invalid = (...fields: FieldError[]): ApiError =>
  new ApiError(400, 'validation_failed', 'The request has invalid fields.', { fields });

export const invalidField = (path: string, reason: FieldError['reason'], message: string): ApiError =>
  invalid({ path, reason, message });

export const invalidPatch = (message: string, index?: number): ApiError =>
  new ApiError(400, 'invalid_patch', message, index === undefined ? {} : { details: { operation: index } });

export const invalidCursor = (): ApiError =>
  new ApiError(
    400,
    'invalid_cursor',
    'The cursor is malformed, expired or from another list. Start from the first page.',
  );

export const unauthorized = (message: string, hint: string): ApiError =>
  new ApiError(401, 'unauthorized', message, {
    details: { hint },
    headers: { 'www-authenticate': 'Bearer' },
  });

export const conflict = (kind: string, message: string, extra: Record<string, unknown> = {}): ApiError =>
  new ApiError(409, 'conflict', message, { details: { kind, ...extra } });
