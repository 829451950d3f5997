type InvalidField = { readonly path: string; readonly message: string };

/** A request that the sandbox rejected, or that didn't reach it. */
export class RequestError extends Error {
  /** The status of the response; 0 if there was none. */
  readonly status: number;
  /** The message of the response, without the problems with its fields. */
  readonly summary: string;
  /** The error code of the response. */
  readonly code: string | undefined;
  /** The problem with each field, as `/seconds: The value must be …`. */
  readonly fields: readonly string[];
  /** The problem with each field, by its path. */
  readonly messages: Readonly<Record<string, string>>;

  /**
   * @param invalid the problem with each field
   * @param place the place in the document that the whole message is about, for a rejected JSON Patch
   */
  constructor(
    message: string,
    status: number,
    code?: string,
    invalid: readonly InvalidField[] = [],
    place?: string,
  ) {
    const fields = invalid.map((field) => `${field.path}: ${field.message}`);
    super([message, ...fields].join(' '));
    this.messages = {
      ...(place !== undefined && { [place]: message }),
      ...Object.fromEntries(invalid.map((field) => [field.path, field.message])),
    };
    this.name = 'RequestError';
    this.summary = message;
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

type Envelope = {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly fields?: readonly InvalidField[];
    readonly details?: { readonly path?: unknown };
  };
};

/** Reads the error of an unsuccessful response. */
export const readError = async (response: Response): Promise<RequestError> => {
  const { error } = await response.json().then(
    (body: Envelope) => body,
    (): Envelope => ({}),
  );
  const place = error?.details?.path;
  return new RequestError(
    error?.message ?? `The sandbox responded with status ${response.status}.`,
    response.status,
    error?.code,
    error?.fields,
    typeof place === 'string' ? place : undefined,
  );
};
