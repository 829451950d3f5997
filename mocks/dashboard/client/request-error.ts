/** A request that the sandbox refused, or that did not reach it. */
export class RequestError extends Error {
  /** The status of the answer; 0 if there was none. */
  readonly status: number;
  /** The error code of the answer. */
  readonly code: string | undefined;
  /** What is wrong with each field, as `/seconds: The value must be …`. */
  readonly fields: readonly string[];

  constructor(message: string, status: number, code?: string, fields: readonly string[] = []) {
    super([message, ...fields].join(' '));
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
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
  };
};

/** The error of an answer that is no success. */
export const errorOf = async (answer: Response): Promise<RequestError> => {
  const { error } = await answer.json().then(
    (body: Envelope) => body,
    (): Envelope => ({}),
  );
  const fields = (error?.fields ?? []).map(({ path, message }) => `${path}: ${message}`);
  return new RequestError(
    error?.message ?? `The sandbox answered ${answer.status}.`,
    answer.status,
    error?.code,
    fields,
  );
};
