import { type OperationId, operations } from '../sandbox/operations.ts';
import { basePath } from '../sandbox/servers.ts';
import type { components, operations as Types } from '../sandbox/types.ts';
import type { OperationInput, OperationOutput } from './input.ts';
import { inlineValue } from './message-text.ts';

type Schemas = components['schemas'];
type Lists = Required<Schemas['SeedRecords']>;
type ItemIn<Name extends keyof Lists> = Lists[Name] extends readonly (infer One)[] ? One : Lists[Name];
type SeededName = Exclude<Resource & keyof Lists, 'theme'>;
type Timed<Name extends string> = { readonly [Each in Name]: string };

/** The resources whose records the control plane reads and writes. */
export type Resource = Types['listRecords']['parameters']['path']['resource'];

/** A new record of each resource. */
export type NewRecords = { [Name in SeededName]: ItemIn<Name> } & {
  theme: Schemas['ThemeRecord'];
  tokens: Schemas['NewToken'];
  capability_calls: never;
  key_uses: never;
};

type Version = { readonly version: number; readonly accepted_until: string | null };

/** A record of each resource, as the control plane returns it. */
export type StoredRecords = {
  [Name in SeededName]: ItemIn<Name> & { id: string };
} & {
  theme: Schemas['ThemeRecord'] & { id: string };
  billing: { grace_ends_at: string | null };
  secrets: {
    versions: Version[];
    /** Only in a single secret. */
    stored?: { data_key: string; key_id: string; values: (Version & { readonly sealed: string })[] };
  };
  /** The secret is only in the token that was added. */
  tokens: Schemas['TokenState'] & { secret?: string };
  capability_calls: Timed<'id' | 'capability' | 'submission_id' | 'called_at'> & {
    readonly mode: Schemas['Mode'];
    readonly args: unknown;
  };
  key_uses: Timed<'id' | 'principal' | 'purpose' | 'used_at'> & { readonly action: 'wrap' | 'unwrap' };
};

type Place<Name> = {
  readonly path: { readonly slug: string; readonly resource: Name };
  readonly query?: { readonly mode?: Schemas['Mode'] };
};
type One<Name> = Place<Name> & { readonly path: { readonly id: string } };
type Nullable<Members> = { [Name in keyof Members]?: Members[Name] | null };

type RecordMethods = {
  listRecords<Name extends Resource>(input: Place<Name>): Promise<{ data: StoredRecords[Name][] }>;
  getRecord<Name extends Resource>(input: One<Name>): Promise<StoredRecords[Name]>;
  addRecord<Name extends Resource>(
    input: Place<Name> & { readonly body: NewRecords[Name] },
  ): Promise<StoredRecords[Name]>;
  updateRecord<Name extends Resource>(
    input: One<Name> & { readonly body: Nullable<NewRecords[Name]> },
  ): Promise<StoredRecords[Name]>;
};

type Arguments<Id extends OperationId> =
  Record<never, never> extends OperationInput<Types[Id]>
    ? [input?: OperationInput<Types[Id]>]
    : [input: OperationInput<Types[Id]>];

/** The operations of the control plane. Each throws a ControlError if the sandbox rejects its request. */
export type Control = {
  readonly [Id in Exclude<OperationId, keyof RecordMethods | 'followEvents'>]: (
    ...input: Arguments<Id>
  ) => Promise<OperationOutput<Types[Id]>>;
} & RecordMethods;

/** A request that the control plane rejected. */
export class ControlError extends Error {
  override readonly name: string = 'ControlError';
  /** The status of the response. */
  readonly status: number;
  /** The error of the response; undefined if another server than a sandbox responded. */
  readonly error: Schemas['ErrorEnvelope']['error'] | undefined;

  constructor(request: string, status: number, error: ControlError['error']) {
    const fields = (error?.fields ?? []).map(({ path, message }) => ` ${path || 'the request'}: ${message}`);
    const reason = error
      ? `${error.code}, ${error.message}${fields.join('')}`
      : 'no error of a control plane';
    super(`${request} returned ${status}: ${inlineValue(reason)}`);
    this.status = status;
    this.error = error;
  }
}

type Input = {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** The path and query of an operation's request, from the base URL. A query parameter without a value is omitted. */
export const formatUrl = (template: string, { path = {}, query = {} }: Omit<Input, 'body'>): string => {
  const filled = (template === '/' ? '' : template).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]));
  return filled + (entries.length > 0 ? `?${search}` : '');
};

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Creates a client of the control plane, with a function for each operation.
 *
 * @param base the control plane's base URL
 * @param send sends the requests; it may throw errors of its own
 * @example
 * const control = createControl('http://127.0.0.1:4010/_sandbox');
 * await control.advanceClock({ body: { seconds: 3600 } });
 */
export const createControl = (
  base: string = basePath,
  send: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Control => {
  const call = async (id: OperationId, input: Input): Promise<unknown> => {
    const { method, path } = operations[id];
    for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g))
      if (input.path?.[name] === undefined) throw new TypeError(`${id} needs ${name} in path, for ${path}.`);
    const address = base + formatUrl(path, input);
    const response = await send(address, {
      method,
      ...(input.body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(input.body),
      }),
    });
    const json = parse(await response.text());
    const request = `${method} ${address.split('?', 1)[0]}`;
    if (!response.ok) {
      const { error } = (json ?? {}) as { error?: ControlError['error'] };
      throw new ControlError(request, response.status, error);
    }
    if (json !== null) return json;
    throw new Error(`${request}: expected JSON, got ${response.headers.get('Content-Type')}.`);
  };
  const ids = Object.keys(operations) as OperationId[];
  return Object.fromEntries(
    ids.map((id) => [id, (input: Input = {}) => call(id, input)]),
  ) as unknown as Control;
};
