// Generated from openapi/ by `npm run generate`. Do not edit.
import { literal } from './literal.ts';
import type { SampleToken } from './sample-request.ts';

/** A call of the client's method for an operation. */
export type SampleCall = {
  readonly tag: string;
  /** The name of the method, see `methodName`. */
  readonly name: string;
  readonly arguments: readonly unknown[];
  /** The options; without any, the call has no such argument. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The schema of the records, for a list or a stream. */
  readonly record?: string | undefined;
  /** The schema of the result; undefined if there is none. */
  readonly result?: string | undefined;
};

/** A use of a method, and the variable of its result if the statement doesn't print it. */
export type CallStatement = { readonly code: string; readonly result?: string };

/** The variable name for a value of a schema. */
const variable = (schema: string): string => schema.charAt(0).toLowerCase() + schema.slice(1);

/** Writes a statement that calls a method, such as `const agent = await api.agents.get('acme', 'agt_01K9STOCK');`. */
export const callStatement = (call: SampleCall): CallStatement => {
  const { tag, name, options, record, result } = call;
  const input = [...call.arguments, ...(Object.keys(options).length > 0 ? [options] : [])];
  const called = `api.${tag}.${name}(${input.map((value) => literal(value)).join(', ')})`;
  if (record !== undefined) {
    const each = variable(record);
    return { code: `for await (const ${each} of ${called}) console.log(${each});` };
  }
  if (result === undefined) return { code: `await ${called};` };
  return { code: `const ${variable(result)} = await ${called};`, result: variable(result) };
};

/** Writes a TypeScript program that creates a client, executes a statement and prints its result. */
export const clientProgram = (
  baseUrl: string,
  token: SampleToken | undefined,
  { code, result }: CallStatement,
): string => {
  const value = token && ('value' in token ? literal(token.value) : `process.env.${token.variable}`);
  return `import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: ${literal(baseUrl)}${value === undefined ? '' : `, token: ${value}`} });

${code}
${result === undefined ? '' : `console.log(${result});\n`}`;
};
