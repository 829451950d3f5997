import type { OperationParts } from '../client/operation-parts.ts';
import {
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  resolve,
  type Schema,
} from '../openapi-document.ts';
import { getScope } from '../scope-levels.ts';

/** Stands in a value for a variable of the environment. */
const placeholder = (variable: string): string => `$${variable}`;

/** Whether a value, as JSON, has the placeholder of a variable. */
export const hasPlaceholder = (json: string): boolean => /"\$[A-Z_]+"/.test(json);

/** A program in TypeScript whose strings that are placeholders read the variable instead. */
export const readFromEnvironment = (program: string): string =>
  program.replaceAll(/'\$([A-Z_]+)'/g, (_, name: string) => `process.env.${name} ?? ''`);

/** What the programs of an operation are made of. */
export type SampleInput = {
  /** In the example of a body, what only the reader knows is the placeholder of a variable. */
  parts: OperationParts;
  /** The base URL of the API. */
  baseUrl: string;
  /** The variable that holds the token; undefined where none is needed. */
  tokenVariable: string | undefined;
};

const getTokenVariable = (operation: Operation): string | undefined => {
  if (getScope(operation) === undefined) return undefined;
  return operation['x-session-only'] ? 'SESSION_TOKEN' : 'WORKSPACE_TOKEN';
};

/** The members of a request's body that come from a variable (`x-sample-variable`), as placeholders. */
const placeholdersIn = (document: OpenApiDocument, { requestBody }: Operation): Record<string, string> => {
  if (!requestBody) return {};
  const [media] = Object.values(resolve<RequestBody>(document, requestBody).content) as [MediaType?];
  const { properties = {} } = resolve<Schema>(document, media?.schema ?? {});
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const variable = resolve<Schema>(document, property)['x-sample-variable'];
      return typeof variable === 'string' ? [[name, placeholder(variable)]] : [];
    }),
  );
};

const withPlaceholders = (document: OpenApiDocument, parts: OperationParts): OperationParts => {
  const { body, operation } = parts;
  const example: unknown = body?.example;
  if (!body || typeof example !== 'object' || example === null || Array.isArray(example)) return parts;
  const placeholders = placeholdersIn(document, operation);
  const exampleEntries = Object.entries(example).map(([name, value]) => [name, placeholders[name] ?? value]);
  return { ...parts, body: { ...body, example: Object.fromEntries(exampleEntries) } };
};

/** Reads what the programs of an operation are made of. @throws Error when the document names no server */
export const readSampleInput = (document: OpenApiDocument, parts: OperationParts): SampleInput => {
  const baseUrl = document.servers?.[0]?.url;
  if (baseUrl === undefined)
    throw new Error('Samples need a server: add one to "servers" of the root document.');
  return {
    parts: withPlaceholders(document, parts),
    baseUrl,
    tokenVariable: getTokenVariable(parts.operation),
  };
};
