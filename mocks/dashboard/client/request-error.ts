type InvalidField = { readonly path: string; readonly message: string };

/** A request that the sandbox refused, or that did not reach it. */
export class RequestError extends Error {
  /** The status of the answer; 0 if there was none. */
  readonly status: number;
  /** The error code of the answer. */
  readonly code: string | undefined;
  /** What is wrong with each field, as `/seconds: The value must be …`. */
  readonly fields: readonly string[];
  /** What is wrong with each field, by its path. */
  readonly messages: Readonly<Record<string, string>>;

  constructor(message: string, status: number, code?: string, invalid: readonly InvalidField[] = []) {
    const fields = invalid.map((field) => `${field.path}: ${field.message}`);
    super([message, ...fields].join(' '));
    this.messages = Object.fromEntries(invalid.map((field) => [field.path, field.message]));
    this.name = 'RequestError';
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
  };
};

/** The error of an answer that is no success. */
export const readError = async (response: Response): Promise<RequestError> => {
  const { error } = await response.json().then(
    (body: Envelope) => body,
    (): Envelope => ({}),
  );
  return new RequestError(
    error?.message ?? `The sandbox answered ${response.status}.`,
    response.status,
    error?.code,
    error?.fields,
  );
};
