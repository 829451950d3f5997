import {
  basePath,
  idempotencyKeyHeader,
  type OperationShape,
  operationList,
  readShellRequests,
} from '@workspace-api/contract';
import { isObject, prettyJson } from '../client/json.ts';
import { redacted } from '../requests/logged-request.ts';
import type { PlainRequest } from '../send/draft.ts';
import type { Received } from '../send/transport.ts';
import { type DiffRow, diffLines } from '../state/diff-lines.ts';
import type { SandboxDescription } from '../store/sandbox.ts';

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

/** The maximum length of a body in a report. */
const reportedLength = 2_000;

/** Values that a server creates: ids, cursors, times. Others, such as a status, are what a finding is about. */
const isCreated = (value: string): boolean => value.length >= 8 && /\d/.test(value) && !/\s/.test(value);

/** The strings of a body by name and position among those with this name. A report has the start of a body, which isn't JSON. */
const listStrings = (body: string): Map<string, string> => {
  const counts = new Map<string, number>();
  return new Map(
    [...body.matchAll(/"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [`${name} ${count}`, value];
    }),
  );
};

type Demo = Pick<SandboxDescription, 'tokens' | 'workspace'>;

/** The demo token in place of the one in a shell variable of a report, such as `LIVE_TOKEN` or `SESSION_TOKEN_7`. */
const findToken = (variable: string, { tokens, workspace }: Demo): string => {
  const isFor = (name: string) => variable.includes(name);
  const match = tokens.find(
    (token) =>
      (token.kind === 'session') === isFor('SESSION') &&
      (token.mode === 'live') === isFor('LIVE') &&
      (token.workspace !== workspace) === isFor('SECOND'),
  );
  return (match ?? tokens[0])?.secret ?? '';
};

/** Headers that some responses of the operation declare. What all of them have, such as rate limits, depends on the server. */
const listHeaders = (operation: string, headers: Readonly<Record<string, string>>): string[] => {
  const shape: OperationShape | undefined = operationList.find(({ id }) => id === operation);
  const declared = Object.values(shape?.responses ?? {}).map((response) =>
    Object.keys(response.headers).map((name) => name.toLowerCase()),
  );
  const isTelling = (name: string) =>
    declared.some((names) => names.includes(name)) && !declared.every((names) => names.includes(name));
  return Object.entries(headers)
    .filter(([name]) => name === 'content-type' || isTelling(name))
    .sort()
    .map(([name, value]) => `${name}: ${value}`);
};

const formatResponse = (
  operation: string,
  { status, headers, body }: Pick<Step, 'status' | 'headers' | 'body'>,
): string =>
  [
    `status ${status ?? 'missing'}`,
    ...listHeaders(operation, headers),
    ...(body === '' ? [] : ['', prettyJson(body).text]),
  ].join('\n');

/** The outcome of a request on the sandbox. */
export type Repeated = {
  /** The recorded response and the sandbox's. Lines that differ only in created values are equal. */
  readonly rows: readonly DiffRow[];
  readonly isSame: boolean;
  /** Whether the sandbox lacks the record, which the checked server had. */
  readonly isMissing: boolean;
};

/** What a repetition uses. */
type Surroundings = {
  /** Sends a request to the sandbox. */
  readonly send: (request: PlainRequest) => Promise<Received>;
  /** Advances the sandbox's clock. */
  readonly advance: (seconds: number) => Promise<unknown>;
  /** Distinguishes repetitions: the sandbox stores responses by Idempotency-Key. */
  readonly run: string;
};

/** The call of the driver that a sandbox can repeat: its other calls have no counterpart for every server. */
const advanceClock = /^# driver: advance-clock .*"seconds":(\d+)/;

/**
 * Creates the repetition of a sequence on this sandbox. Its requests get this sandbox's address, demo tokens and workspace, and the
 * ids and other values that the sandbox created in place of the recorded ones.
 *
 * @returns a function that repeats a step, and returns null for one that advances the clock. It throws an Error with the reason if
 * the step can't be repeated
 */
export const createRepetition = (
  { target, workspace }: Pick<Sequence, 'target' | 'workspace'>,
  demo: Demo,
  { send, advance, run }: Surroundings,
) => {
  const carried = new Map<string, string>();
  const headerValues = new Map<string, string>();
  const secrets: string[] = [];
  let used = 0;
  const tokens: Record<string, string> = {};

  const carry = (value: string): string =>
    [...carried]
      .sort(([one], [other]) => other.length - one.length)
      .reduce((changed, [recorded, own]) => changed.replaceAll(recorded, own), value);

  /** @throws Error with the reason why this sandbox can't be sent the request */
  const toPath = (address: string): string => {
    const base = target.replace(/\/+$/, '');
    if (!address.startsWith(`${base}/`) && address !== base)
      throw new Error('The request was sent to an address outside the API, so it is not repeated.');
    const [path = '', ...query] = carry(address.slice(base.length)).split('?');
    const segments = path.split('/').map((part) => (part === workspace ? demo.workspace : part));
    return [basePath + segments.join('/'), ...query].join('?');
  };

  const toRequest = ({ curl }: Step): PlainRequest => {
    // A number is in the name of a token that was created during the run.
    for (const [, name = ''] of curl.matchAll(/\$\{?([A-Z][A-Z_]*\w*)/g))
      tokens[name] ??= (/_\d+$/.test(name) ? secrets[used++] : undefined) ?? findToken(name, demo);
    const [request] = readShellRequests(curl, { ...tokens });
    if (!request) throw new Error('This call of the driver is not repeated. What follows may depend on it.');
    const { method, url, headers, body } = request;
    return {
      method: method as PlainRequest['method'],
      url: toPath(url),
      headers: headers.map(([name, value]): [string, string] => {
        const isKey = name.toLowerCase() === idempotencyKeyHeader.toLowerCase() && value.length < 200;
        return [name, headerValues.get(value) ?? carry(isKey ? `${value}-${run}` : value)];
      }),
      ...(body !== null && { body: carry(body) }),
    };
  };

  const learn = (step: Step, { headers, text = '' }: Received): void => {
    const own = listStrings(text);
    for (const [name, value] of listStrings(step.body)) {
      const other = own.get(name);
      if (other === undefined || other === value) continue;
      if (value === redacted) secrets.push(other);
      else if (isCreated(value)) carried.set(value, other);
    }
    for (const [name, value] of Object.entries(step.headers)) {
      const other = headers[name];
      if (other !== undefined && other !== value) headerValues.set(value, other);
    }
  };

  /** Compares with the created values of the sandbox, but shows the recorded ones. */
  const compare = (step: Step, { status, headers, text = '' }: Received): DiffRow[] => {
    const recorded = formatResponse(step.operation, step);
    const lines = recorded.split('\n').values();
    const start = step.body.length < reportedLength ? text : text.slice(0, reportedLength);
    const body = secrets.reduce((value, secret) => value.replaceAll(secret, redacted), start);
    const own = formatResponse(step.operation, { status, headers, body });
    const alike = [...carried].filter(([one, other]) => one.length === other.length);
    const normalized = alike.reduce((value, [one, other]) => value.replaceAll(one, other), recorded);
    return diffLines(normalized, own).map((row) =>
      row.before === undefined ? row : { ...row, before: lines.next().value ?? row.before },
    );
  };

  return async (step: Step): Promise<Repeated | null> => {
    const [, seconds] = advanceClock.exec(step.curl) ?? [];
    if (seconds !== undefined) {
      await advance(Number(seconds));
      return null;
    }
    const received = await send(toRequest(step));
    learn(step, received);
    const rows = compare(step, received);
    const isMissing = received.status === 404 && step.status !== null && step.status < 400;
    return { rows, isSame: rows.every(({ kind }) => kind === 'same'), isMissing };
  };
};
