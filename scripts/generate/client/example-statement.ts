import { type CallStatement, callStatement } from '../../../generated/code/sample-call.ts';
import { componentName } from '../openapi-document.ts';
import type { OperationParts } from './operation-parts.ts';

/** The query parameters in an example, with the values of the contract's examples. */
export const exampleQuery = ({ queryParameters }: OperationParts): [name: string, value: unknown][] =>
  queryParameters
    .filter((parameter) => parameter.required || parameter['x-in-samples'])
    .map(({ name, example }) => [name, example]);

/** The headers in an example, other than the idempotency key, which the client creates. */
export const exampleHeaders = ({ headers }: OperationParts): OperationParts['headers'] =>
  headers.filter(({ option, example }) => option !== 'idempotencyKey' && example !== undefined);

/** A statement that uses a method with the values of the contract's examples. */
export const exampleStatement = (parts: OperationParts): CallStatement => {
  const { tag, name, record, success, consoleUrl, pathParameters, body } = parts;
  const [media] = Object.values(success.content ?? {});
  return callStatement({
    tag,
    name,
    arguments: [
      ...(consoleUrl === undefined ? [] : [consoleUrl]),
      ...pathParameters.map(({ example }) => example),
      ...(body?.required ? [body.example] : []),
    ],
    options: Object.fromEntries([
      ...exampleQuery(parts),
      ...exampleHeaders(parts).map(({ option, example }) => [option, example]),
    ]),
    record,
    ...(record === undefined && media && { result: componentName(name, media.schema) }),
  });
};
