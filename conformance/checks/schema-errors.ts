import {
  describeKeyword,
  mediaTypes,
  type OperationShape,
  type ResponseShape,
} from '@workspace-api/contract';
import * as clauseValidators from '@workspace-api/contract/clause-validators';
import type { SchemaError, Validator } from '@workspace-api/contract/validators';
import * as validators from '@workspace-api/contract/validators';
import type { Exchange } from '../target/exchange.ts';
import { getJson, isSuccess, jsonProblem, ndjsonRecords, underOwnName } from './body.ts';

const findSuccess = ({ responses }: OperationShape): ResponseShape | null =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? null;

/**
 * The declared response that a response is checked against. It is the response declared for its status; for any other 2xx it is
 * the operation's success, since the service document doesn't name success statuses. Null for an undeclared error or redirect.
 */
export const getDeclaredResponse = (exchange: Exchange, operation: OperationShape): ResponseShape | null =>
  operation.responses[String(exchange.status)] ?? (isSuccess(exchange) ? findSuccess(operation) : null);

/** Whether the service document shows this response. If the contract chose it, the service promises nothing about its body. */
export const isDocumented = (operation: OperationShape, response: ResponseShape): boolean =>
  operation.provisional === undefined && response.provisional === undefined;

/** The errors of a body: errors under the documented schema, and errors that only concern the contract's choices. */
export type BodyErrors = { documented: SchemaError[]; chosen: SchemaError[] };

type Table = Readonly<Record<string, Validator | undefined>>;
const schemas = validators.schemas as Table;
const documented = clauseValidators.documented as Table;

const listErrors = (table: Table, name: string, value: unknown): SchemaError[] => {
  const validate = table[name];
  if (!validate) throw new Error(`The contract has no schema ${name}.`);
  return validate(value) ? [] : [...(validate.errors ?? [])];
};

/**
 * The number of errors of a body that are kept, and after which no further record of a stream is validated. The validators of
 * one JSON value stop by themselves.
 */
const maxErrors = 100;

const toKey = ({ instancePath, keyword, params }: SchemaError) =>
  `${instancePath} ${keyword} ${JSON.stringify(params)}`;

const against = (name: string, value: unknown): BodyErrors => {
  const full = listErrors(schemas, name, value);
  // A body that is valid with the choices is also valid without them.
  if (full.length === 0) return { documented: [], chosen: [] };
  const documentedErrors = listErrors(documented, name, value);
  const documentedKeys = new Set(documentedErrors.map(toKey));
  const chosen = full.filter((error) => !documentedKeys.has(toKey(error)));
  return { documented: documentedErrors.slice(0, maxErrors), chosen: chosen.slice(0, maxErrors) };
};

const unreadable = (what: string): BodyErrors => ({
  documented: [{ instancePath: '', schemaPath: '', keyword: 'json', params: {}, message: what }],
  chosen: [],
});

const within = (prefix: string, { documented, chosen }: BodyErrors): BodyErrors => {
  const moved = (error: SchemaError) => ({ ...error, instancePath: prefix + error.instancePath });
  return { documented: documented.map(moved), chosen: chosen.map(moved) };
};

const againstEach = (name: string, records: readonly unknown[]): BodyErrors => {
  const all: BodyErrors = { documented: [], chosen: [] };
  for (const [line, record] of records.entries()) {
    const { documented, chosen } = within(`/${line}`, against(name, record));
    all.documented.push(...documented);
    all.chosen.push(...chosen);
    if (all.documented.length + all.chosen.length >= maxErrors) break;
  }
  return all;
};

const cache = new WeakMap<Exchange, BodyErrors | null>();

/**
 * Validates the body of a response against the schema declared for its status (any 2xx uses the operation's success) and media
 * type; null if none is declared. If the service document doesn't show the response, every error counts as one of the
 * contract's choices. NDJSON is validated record by record. CSV and TSON have no types, so this function doesn't check them.
 */
export const bodyErrors = (exchange: Exchange, operation: OperationShape): BodyErrors | null => {
  const cached = cache.get(exchange);
  if (cached !== undefined) return cached;
  const response = getDeclaredResponse(exchange, operation);
  const result = response && validate(exchange, operation, response);
  cache.set(exchange, result);
  return result;
};

const validate = (exchange: Exchange, operation: OperationShape, response: ResponseShape) => {
  if (isDocumented(operation, response)) return underMedia(exchange, operation, response);
  // Closing the connection may cut off a stream within a record.
  const mediaErrors = operation.stream ? null : underMedia(exchange, operation, response);
  const { documented, chosen } = mediaErrors ?? otherMedia(exchange, response);
  return { documented: [], chosen: [...documented, ...chosen] };
};

const otherMedia = ({ mediaType, bytes }: Exchange, { content }: ResponseShape): BodyErrors => {
  const declared = Object.keys(content);
  const fits = declared.includes(mediaType) || (bytes.length === 0 && declared.length === 0);
  if (fits) return { documented: [], chosen: [] };
  const got = mediaType || (bytes.length === 0 ? 'empty' : 'of no media type');
  return unreadable(`is ${got}, not ${declared.join(' or ') || 'empty'}`);
};

const underMedia = (
  exchange: Exchange,
  operation: OperationShape,
  response: ResponseShape,
): BodyErrors | null => {
  const media = response.content[exchange.mediaType];
  if (!media) return null;
  if (exchange.undecodable) return unreadable(exchange.undecodable);
  if (media.schema && exchange.mediaType === mediaTypes.json) {
    const problem = jsonProblem(exchange);
    return problem === null
      ? against(media.schema, underOwnName(operation, getJson(exchange)))
      : unreadable(problem);
  }
  if (media.itemSchema && exchange.mediaType === mediaTypes.ndjson) {
    const records = ndjsonRecords(exchange);
    if (!records) return unreadable('has a line that is not JSON');
    return againstEach(media.itemSchema, records);
  }
  return null;
};

/** The requirement that an error states: `must be equal to one of the allowed values (inactive, active)`. */
export const describeRequirement = ({ keyword, message, params }: SchemaError): string => {
  const { allowedValues } = params as { allowedValues?: unknown[] };
  const demand = describeKeyword(keyword, params) ?? message ?? 'is invalid';
  return `${demand}${allowedValues ? ` (${allowedValues.join(', ')})` : ''}`;
};

/** One error as a sentence: `/data/0/status must be equal to one of the allowed values`. */
export const describeError = (error: SchemaError): string =>
  `${error.instancePath || 'the body'} ${describeRequirement(error)}`;

/** The location of an error without array indexes: equal errors of many records count as one. */
export const formatPlace = ({ instancePath }: SchemaError): string =>
  instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*');
