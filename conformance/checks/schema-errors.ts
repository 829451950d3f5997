import {
  describeKeyword,
  mediaTypes,
  type OperationShape,
  type ResponseShape,
} from '@workspace-api/contract';
import * as clauseValidators from '@workspace-api/contract/clause-validators';
import type { SchemaError, Validator } from '@workspace-api/contract/validators';
import * as validators from '@workspace-api/contract/validators';
import { type Exchange, type OperationExchange, rememberLast } from '../target/exchange.ts';
import { getJson, isSuccess, jsonProblem, ndjsonRecords, underOwnName } from './body.ts';

const findSuccess = ({ responses }: OperationShape): ResponseShape | null =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? null;

/**
 * The declared response that a response is checked against. It is the response declared for its status; for any other 2xx it is
 * the operation's success, since the service document doesn't name success statuses. Null for an undeclared error or redirect.
 */
export const getDeclaredResponse = (exchange: OperationExchange): ResponseShape | null => {
  const { status, operation } = exchange;
  return operation.responses[String(status)] ?? (isSuccess(exchange) ? findSuccess(operation) : null);
};

/** Whether the service document shows this response. If the contract chose it, the service promises nothing about its body. */
export const isDocumented = (operation: OperationShape, response: ResponseShape): boolean =>
  operation.provisional === undefined && response.provisional === undefined;

/** The declared response, if the service document shows it; null otherwise. */
export const getDocumentedResponse = (exchange: OperationExchange): ResponseShape | null => {
  const response = getDeclaredResponse(exchange);
  return response && isDocumented(exchange.operation, response) ? response : null;
};

/** An error of a body. It is chosen if the body only breaks what the contract chose, not what the service document shows. */
export type BodyError = SchemaError & { isChosen: boolean };

type Table = Readonly<Record<string, Validator | undefined>>;
const schemas = validators.schemas as Table;
const documented = clauseValidators.documented as Table;

const listErrors = (table: Table, name: string, value: unknown): SchemaError[] => {
  const validate = table[name];
  if (!validate) throw new Error(`The contract has no schema ${name}.`);
  return validate(value) ? [] : [...(validate.errors ?? [])];
};

/**
 * The number of errors of each kind that are kept of a body, and after which no further record of a stream is validated. The
 * validators of one JSON value stop by themselves.
 */
const maxErrors = 100;

const toKey = ({ instancePath, keyword, params }: SchemaError) =>
  `${instancePath} ${keyword} ${JSON.stringify(params)}`;

const against = (name: string, value: unknown): BodyError[] => {
  const full = listErrors(schemas, name, value);
  // A body that is valid with the choices is also valid without them.
  const documentedErrors = full.length === 0 ? [] : listErrors(documented, name, value);
  const documentedKeys = new Set(documentedErrors.map(toKey));
  const chosen = full.filter((error) => !documentedKeys.has(toKey(error)));
  return [
    ...documentedErrors.slice(0, maxErrors).map((error) => ({ ...error, isChosen: false })),
    ...chosen.slice(0, maxErrors).map((error) => ({ ...error, isChosen: true })),
  ];
};

const unreadable = (what: string): BodyError[] => [
  { instancePath: '', schemaPath: '', keyword: 'json', params: {}, message: what, isChosen: false },
];

const againstEach = (name: string, records: readonly unknown[]): BodyError[] => {
  const all: BodyError[] = [];
  for (const [line, record] of records.entries()) {
    for (const error of against(name, record))
      all.push({ ...error, instancePath: `/${line}${error.instancePath}` });
    if (all.length >= maxErrors) break;
  }
  return all;
};

/**
 * Validates the body of a response against the schema declared for its status (any 2xx uses the operation's success) and media
 * type; null if none is declared. If the service document doesn't show the response, every error counts as one of the
 * contract's choices. NDJSON is validated record by record. CSV and TSON have no types, so this function doesn't check them.
 */
export const bodyErrors = rememberLast((exchange: OperationExchange): BodyError[] | null => {
  const { operation } = exchange;
  const response = getDeclaredResponse(exchange);
  if (!response) return null;
  if (isDocumented(operation, response)) return underMedia(exchange, response);
  // Closing the connection may cut off a stream within a record.
  const mediaErrors = operation.stream ? null : underMedia(exchange, response);
  return (mediaErrors ?? otherMedia(exchange, response)).map((error) => ({ ...error, isChosen: true }));
});

const otherMedia = ({ mediaType, bytes }: Exchange, { content }: ResponseShape): BodyError[] => {
  const declared = Object.keys(content);
  if (declared.includes(mediaType) || (bytes.length === 0 && declared.length === 0)) return [];
  const got = mediaType || (bytes.length === 0 ? 'empty' : 'of no media type');
  return unreadable(`is ${got}, not ${declared.join(' or ') || 'empty'}`);
};

const underMedia = (exchange: OperationExchange, response: ResponseShape): BodyError[] | null => {
  const media = response.content[exchange.mediaType];
  if (!media) return null;
  if (exchange.undecodable) return unreadable(exchange.undecodable);
  if (media.schema && exchange.mediaType === mediaTypes.json) {
    const problem = jsonProblem(exchange);
    return problem === null
      ? against(media.schema, underOwnName(exchange.operation, getJson(exchange)))
      : unreadable(problem);
  }
  if (media.itemSchema && exchange.mediaType === mediaTypes.ndjson) {
    const records = ndjsonRecords(exchange);
    return records ? againstEach(media.itemSchema, records) : unreadable('has a line that is not JSON');
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
