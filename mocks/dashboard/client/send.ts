import type { OperationShape } from '@workspace-api/contract';

/** The arguments of an operation. */
export type AnyInput = {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** A successful response. Its body is undefined if it is empty. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** A problem with a member of a body, by its JSON Pointer. */
export type InvalidField = { readonly path: string; readonly message: string };

/** A request that the sandbox rejected, or that didn't reach it. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The status of the response; 0 if there was none. */
  readonly status: number;
  /** The message of the response, without the problems with its fields. */
  readonly summary: string;
  readonly fields: readonly InvalidField[];
  /** The place in the document that the whole message is about, for a rejected JSON Patch. */
  readonly place: string | undefined;

  constructor(summary: string, status: number, fields: readonly InvalidField[] = [], place?: string) {
    super([summary, ...fields.map(({ path, message }) => `${path}: ${message}`)].join(' '));
    this.summary = summary;
    this.status = status;
    this.fields = fields;
    this.place = place;
  }
}

type Envelope = {
  readonly error?: {
    readonly message?: string;
    readonly fields?: readonly InvalidField[];
    readonly details?: { readonly path?: unknown };
  };
};

/** Reads the error of an unsuccessful response. */
export const readError = async (response: Response): Promise<RequestError> => {
  const { error }: Envelope = await response.json().catch(() => ({}));
  const place = error?.details?.path;
  return new RequestError(
    error?.message ?? `The sandbox responded with status ${response.status}.`,
    response.status,
    error?.fields,
    typeof place === 'string' ? place : undefined,
  );
};

/** Creates an idempotency key. `crypto.randomUUID` exists only on secure origins, which a sandbox on another machine isn't. */
export const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The path of an operation with its parameters and query filled in. */
export const formatUrl = (template: string, { path = {}, query = {} }: AnyInput): string => {
  const pathname = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return parameters.length === 0 ? pathname : `${pathname}?${search}`;
};

/** The headers of an operation's request: its own, and the media type of its body. */
export const toHeaders = (
  { requestBody }: Pick<OperationShape, 'requestBody'>,
  { header = {}, body }: Pick<AnyInput, 'header' | 'body'>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)])),
  ...(body !== undefined && requestBody && { 'Content-Type': requestBody.mediaType }),
});
