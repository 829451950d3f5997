import { componentName } from '../openapi-document.ts';
import { literal } from './literal.ts';
import type { OperationParts } from './operation-parts.ts';

/** A use of a method, and the variable of its result if the statement doesn't print it. */
export type ExampleStatement = { code: string; result?: string };

/** The query parameters in an example, with the values of the contract's examples. */
export const exampleQuery = ({ queryParameters }: OperationParts): [name: string, value: unknown][] =>
  queryParameters
    .filter((parameter) => parameter.required || parameter['x-in-samples'])
    .map(({ name, example }) => [name, example]);

/** The headers in an example, other than the idempotency key, which the client creates. */
export const exampleHeaders = ({ headers, operation }: OperationParts): [name: string, value: string][] =>
  headers
    .filter(({ option }) => option !== 'idempotencyKey')
    .flatMap(({ name, example }) => {
      const value = operation['x-sample-headers']?.[name] ?? example;
      return value === undefined ? [] : [[name, value]];
    });

/** The options of a call in an example. */
const exampleOptions = (parts: OperationParts): Record<string, unknown> => {
  const values = new Map(exampleHeaders(parts));
  const headers = parts.headers.flatMap(({ option, name }) =>
    values.has(name) ? [[option, values.get(name)] as const] : [],
  );
  return Object.fromEntries([...exampleQuery(parts), ...headers]);
};

/** The arguments in an example, with the values of the contract's examples. */
const listArguments = (parts: OperationParts): unknown[] => {
  const { consoleUrl, pathParameters, body } = parts;
  const options = exampleOptions(parts);
  return [
    ...(consoleUrl === undefined ? [] : [consoleUrl]),
    ...pathParameters.map(({ example }) => example),
    ...(body?.required ? [body.example] : []),
    ...(Object.keys(options).length > 0 ? [options] : []),
  ];
};

/** The variable name for a value of a schema in an example. */
const variable = (schema: string): string => schema.charAt(0).toLowerCase() + schema.slice(1);

/** A statement that uses a method, such as `const agent = await api.agents.get('acme', 'agt_01K9STOCK');`. */
export const exampleStatement = (parts: OperationParts): ExampleStatement => {
  const { tag, name, record, success } = parts;
  const input = listArguments(parts).map((value) => literal(value));
  const called = `api.${tag}.${name}(${input.join(', ')})`;
  if (record) {
    const each = variable(record);
    return { code: `for await (const ${each} of ${called}) console.log(${each});` };
  }
  const [media] = Object.values(success.content ?? {});
  if (!media) return { code: `await ${called};` };
  const result = variable(componentName(name, media.schema));
  return { code: `const ${result} = await ${called};`, result };
};
