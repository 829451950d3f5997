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
  /** The encoding of a list, by the client's name: `csv`; JSON by default. */
  readonly encoding?: string | undefined;
  /** The schema of the records, for a list or a stream. */
  readonly record?: string | undefined;
  /** The schema of the result; undefined if there is none. */
  readonly result?: string | undefined;
};

/** A use of a method, the variable of its result if the statement doesn't print it, and what it imports of the client. */
export type CallStatement = {
  readonly code: string;
  readonly result?: string;
  readonly imports?: readonly string[];
};

/** The variable name for a value of a schema. */
const variable = (schema: string): string => schema.charAt(0).toLowerCase() + schema.slice(1);

/** The options as an expression. An encoding is a value that the client exports. */
const optionsExpression = ({ options, encoding }: SampleCall): string[] => {
  const isEmpty = Object.keys(options).length === 0;
  if (encoding === undefined) return isEmpty ? [] : [literal(options)];
  if (isEmpty) return [`{ as: ${encoding} }`];
  return [literal(options).replace(/^\{(\s*)/, (_, space: string) => `{${space}as: ${encoding},${space}`)];
};

/** Writes a statement that calls a method, such as `const agent = await api.agents.get('acme', 'agt_01K9STOCK');`. */
export const callStatement = (call: SampleCall): CallStatement => {
  const { tag, name, encoding, record, result } = call;
  const input = [...call.arguments.map((value) => literal(value)), ...optionsExpression(call)];
  const called = `api.${tag}.${name}(${input.join(', ')})`;
  const imports = encoding === undefined ? {} : { imports: [encoding] };
  if (record !== undefined) {
    const each = variable(record);
    return { ...imports, code: `for await (const ${each} of ${called}) console.log(${each});` };
  }
  if (result === undefined) return { ...imports, code: `await ${called};` };
  return {
    ...imports,
    code: `const ${variable(result)} = await ${called};`,
    result: variable(result),
  };
};

/** Writes a TypeScript program that creates a client, executes a statement and prints its result. */
export const clientProgram = (
  baseUrl: string,
  token: SampleToken | undefined,
  { code, result, imports = [] }: CallStatement,
): string => {
  const value = token && ('value' in token ? literal(token.value) : `process.env.${token.variable}`);
  return `import { ${['createWorkspaceClient', ...imports].join(', ')} } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: ${literal(baseUrl)}${value === undefined ? '' : `, token: ${value}`} });

${code}
${result === undefined ? '' : `console.log(${result});\n`}`;
};
