import { controlPath, getOperation, type OperationId } from '@workspace-api/contract/sandbox';
import { schemas, type Validator } from '@workspace-api/contract/sandbox/validators';
import type { Selectable } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { manualClock } from '../sandbox/core/clock.ts';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { seedTime } from '../sandbox/domain/demo-tenant.ts';
import type { Tables } from '../sandbox/store/tables.ts';
import type { SandboxOptions } from '../sandbox/wiring/options.ts';
import { contractViolations } from './contract-violations.ts';
import { type AtEnd, freshRecords } from './records.ts';

/** The demo tokens by their permissions. */
export const tokens = {
  full: 'key_test_acme',
  reader: 'key_test_acme_readonly',
  live: 'key_live_acme',
  globex: 'key_test_globex',
};

/** The option `loadMutants`, as the command passes it. */
export const loadMutants = async () => (await import('../mutants/index.ts')).mutants;

type Options = { token?: string | null | undefined; body?: unknown; headers?: Record<string, string> };

/** A response with its parsed body. */
export type TestResponse = { status: number; headers: Headers; text: string; json: Json };
// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test check the body.
export type Json = any;

/** Reads a response to its end. */
export const readResponse = async (response: Response): Promise<TestResponse> => {
  const text = await response.text();
  const { status, headers } = response;
  const isJson = headers.get('Content-Type') === 'application/json';
  return { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
};

/**
 * Starts a sandbox with a manual clock. Its `send` and its `control`, which sends an operation to the control plane, fail on
 * responses that violate their documents.
 *
 * @param atEnd registers its end; at the end of the test by default
 */
export const startSandbox = async (options: SandboxOptions = {}, atEnd: AtEnd = onTestFinished) => {
  const clock = manualClock(seedTime);
  const sandbox = await createInspectableSandbox({
    ...freshRecords(atEnd),
    clock,
    seed: 1,
    log: (line) => expectNoViolation(line),
    loadMutants,
    ...options,
  });
  atEnd(() => sandbox.close());
  const send = async (method: string, path: string, options: Options = {}): Promise<TestResponse> => {
    const { token = tokens.full, body, headers = {} } = options;
    const request = new Request(`http://sandbox/v1${path}`, {
      method,
      headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request);
    const read = await readResponse(response);
    const violations = contractViolations(method, path.split('?')[0] ?? '', response, read.text);
    if (violations.length > 0)
      throw new Error(`${method} ${path} → ${response.status}: ${violations.join('; ')}`);
    return read;
  };
  const control = async (
    id: OperationId,
    path: Record<string, string> = {},
    body?: unknown,
    query: Record<string, string> = {},
  ): Promise<{ status: number; json: Json }> => {
    const operation = getOperation(id);
    const template = operation.path === '/' ? '' : operation.path;
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    const response = await sandbox.fetch(
      new Request(`http://127.0.0.1:4010${controlPath}${filled}?${new URLSearchParams(query)}`, {
        method: operation.method,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const declared = operation.responses[String(response.status)];
    expect(declared, `${id} declares ${response.status}`).toBeDefined();
    const rawBody = await response.text();
    const json = rawBody === '' ? undefined : JSON.parse(rawBody);
    const schema = Object.values(declared?.content ?? {})[0]?.schema;
    const validate = (schemas as Readonly<Record<string, Validator>>)[schema ?? ''];
    if (schema !== undefined) expect(validate?.(json), JSON.stringify(validate?.errors)).toBe(true);
    else expect(rawBody).toBe('');
    return { status: response.status, json };
  };
  /** A workspace's records on the control plane. */
  const recordsIn = (slug: string) => ({
    list: (resource: string, query = {}) => control('listRecords', { slug, resource }, undefined, query),
    add: (resource: string, body: unknown) => control('addRecord', { slug, resource }, body),
    get: (resource: string, id: string, query = {}) =>
      control('getRecord', { slug, resource, id }, undefined, query),
    change: (resource: string, id: string, body: unknown) =>
      control('updateRecord', { slug, resource, id }, body),
    remove: (resource: string, id: string) => control('removeRecord', { slug, resource, id }),
  });
  /** The stored rows of a table that have these values. */
  const rows = async <Name extends keyof Tables>(
    table: Name,
    values: Partial<Selectable<Tables[Name]>> = {},
  ): Promise<Selectable<Tables[Name]>[]> => {
    const all = (await sandbox.context.database.selectFrom(table).selectAll().execute()) as Selectable<
      Tables[Name]
    >[];
    const columns = Object.entries(values);
    return all.filter((row) => columns.every(([column, value]) => row[column as never] === value));
  };
  const session = sandbox.context.knownTokens.find(({ kind }) => kind === 'session')?.secret ?? '';
  const records = recordsIn('acme');
  return { sandbox, context: sandbox.context, clock, send, control, recordsIn, records, rows, session };
};

/** A started sandbox, and what a test does with it. */
export type Started = Awaited<ReturnType<typeof startSandbox>>;

const expectNoViolation = (line: string) => {
  throw new Error(`The sandbox logged an error: ${line}`);
};
