/** One offending field of a request, as listed in `error.fields`. */
export interface FieldError {
  path: string;
  reason: string;
  message: string;
}

interface Extra {
  details?: Record<string, unknown>;
  fields?: FieldError[];
  headers?: Record<string, string>;
}

/** A response other than 2xx. It can be thrown anywhere below the request handler, and is sent as the error envelope. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Extra;

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message.replace(/\s+/g, ' '));
    this.status = status;
    this.code = code;
    this.extra = extra;
  }

  /** The body of the response. */
  envelope(): object {
    const { details, fields } = this.extra;
    return { error: { code: this.code, message: this.message, details, fields } };
  }
}

export const notFound = (what: string): ApiError => new ApiError(404, 'not_found', `${what} was not found.`);

export const invalid = (...fields: FieldError[]): ApiError =>
  new ApiError(400, 'validation_failed', 'The request has invalid fields.', { fields });

export const invalidField = (path: string, reason: string, message: string): ApiError =>
  invalid({ path, reason, message });

export const invalidPatch = (message: string, index?: number): ApiError =>
  new ApiError(400, 'invalid_patch', message, index === undefined ? {} : { details: { operation: index } });

export const unauthorized = (message: string, hint: string): ApiError =>
  new ApiError(401, 'unauthorized', message, {
    details: { hint },
    headers: { 'www-authenticate': 'Bearer' },
  });

export const insufficientScope = (scope: string, message: string): ApiError =>
  new ApiError(403, 'insufficient_scope', message, {
    details: { required_scope: scope, hint: 'missing_scope' },
  });

export const conflict = (kind: string, message: string, extra: Record<string, unknown> = {}): ApiError =>
  new ApiError(409, 'conflict', message, { details: { kind, ...extra } });
