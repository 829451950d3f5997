import { isObject } from '../client/resolve.ts';

/** A request with its response, or a call of the gate's driver, as a report shows it. */
export type Step = {
  /** The operationId; empty for a request outside the contract and for a call of the driver. */
  readonly operation: string;
  /** The request as a curl command, with shell variables in place of tokens; a comment if it is a call of the driver. */
  readonly curl: string;
  /** Null for a missing response. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The start of the body. */
  readonly body: string;
  /** Whether this step shows the finding. */
  readonly isFailing: boolean;
};

/** The requests of a finding of the gate. Their secrets are redacted. */
export type Sequence = {
  /** The id of the violated clause. */
  readonly clause: string;
  readonly expected: string;
  readonly got: string;
  /** The base URL of the server that was checked, and the slug of its workspace. */
  readonly target: string;
  readonly workspace: string;
  readonly steps: readonly Step[];
};

/** The maximum length of a sequence, in characters. A link that expands to more isn't a report's. */
const maxLength = 2_000_000;

/** Decompresses what a link contains. @throws if it is invalid or too long */
const decompress = async (encoded: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.charCodeAt(0),
  );
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > maxLength) throw new RangeError(`More than ${maxLength} characters.`);
  }
  return text;
};

const hasStrings = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');

const isStep = (value: unknown): boolean =>
  hasStrings(value, ['operation', 'curl', 'body']) &&
  (value.status === null || typeof value.status === 'number') &&
  typeof value.isFailing === 'boolean' &&
  hasStrings(value.headers, Object.keys(value.headers ?? {}));

/**
 * Reads the sequence that a link of the gate's report.html contains: JSON, compressed (deflate), in base64url.
 *
 * @throws Error with what to do
 */
export const readSequence = async (encoded: string): Promise<Sequence> => {
  const value: unknown = await decompress(encoded)
    .then(JSON.parse)
    .catch(() => undefined);
  if (
    hasStrings(value, ['clause', 'expected', 'got', 'target', 'workspace']) &&
    URL.canParse(String(value.target)) &&
    Array.isArray(value.steps) &&
    value.steps.every(isStep)
  )
    return value as unknown as Sequence;
  throw new Error("The address doesn't contain the requests of a finding. Open it again from report.html.");
};
