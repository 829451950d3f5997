import { controlPath, getOperation, type OperationId } from '@workspace-api/contract/sandbox';
import { schemas, type Validator } from '@workspace-api/contract/sandbox/validators';
import { expect } from 'vitest';
import { loadMutants, startSandbox } from './start-sandbox.ts';

// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test check the body.
type Json = any;
type ControlResponse = { status: number; json: Json };

/** A new sandbox, its control plane by operation, and its API. Every response is checked against the document. */
export const start = async () => {
  const { sandbox, send } = await startSandbox({ loadMutants });

  const control = async (
    id: OperationId,
    path: Record<string, string> = {},
    body?: unknown,
    query: Record<string, string> = {},
  ): Promise<ControlResponse> => {
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

  const api = (method: string, path: string, token?: string, body?: unknown) =>
    send(method, path, { ...(token !== undefined && { token }), body });

  return { sandbox, control, api, send };
};
