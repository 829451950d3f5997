import { onTestFinished } from 'vitest';
import { manualClock } from '../sandbox/core/clock.ts';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { seedTime } from '../sandbox/domain/demo-tenant.ts';
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

/** The option `loadMutants` of a sandbox into which tests inject mutants, as the command passes it. */
export const loadMutants = async () => (await import('../mutants/index.ts')).mutants;

type Options = { token?: string | null; body?: unknown; headers?: Record<string, string> };

/** A response with its parsed body. */
export type TestResponse = { status: number; headers: Headers; text: string; json: Json };
// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test check the body.
type Json = any;

/**
 * Starts a sandbox with a manual clock. Its `send` fails on responses that violate the contract.
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
    const text = await response.text();
    const violations = contractViolations(method, path.split('?')[0] ?? '', response, text);
    if (violations.length > 0)
      throw new Error(`${method} ${path} → ${response.status}: ${violations.join('; ')}`);
    const isJson = response.headers.get('Content-Type') === 'application/json';
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  };
  const session = sandbox.context.knownTokens.find(({ kind }) => kind === 'session')?.secret ?? '';
  return { sandbox, context: sandbox.context, clock, send, session };
};

const expectNoViolation = (line: string) => {
  throw new Error(`The sandbox logged an error: ${line}`);
};
