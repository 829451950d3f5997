import { type ClauseId, mediaTypes, type StatedShape, shapes } from '@workspace-api/contract';
import * as validators from '@workspace-api/contract/clause-validators';
import type { Validator } from '@workspace-api/contract/validators';
import type { OperationExchange } from '../../target/exchange.ts';
import { getJson, ndjsonRecords } from '../body.ts';
import type { ExchangeCheck } from '../check-result.ts';
import { valuesAt } from '../json-pointer.ts';
import { describeRequirement, getDocumentedResponse } from '../schema-errors.ts';

const stated = validators.stated as Readonly<Record<string, Validator | undefined>>;

/** The values in a response that the clause is about. */
const selectValues = (exchange: OperationExchange, { places, pointer }: StatedShape): unknown[] => {
  const response = getDocumentedResponse(exchange);
  if (!response) return [];
  const { schema, itemSchema } = response.content[exchange.mediaType] ?? {};
  const pointers = places[schema ?? itemSchema ?? ''] ?? [];
  if (pointers.length === 0) return [];
  const isNdjson = exchange.mediaType === mediaTypes.ndjson;
  if (!isNdjson && exchange.mediaType !== mediaTypes.json) return [];
  const bodies = isNdjson ? (ndjsonRecords(exchange) ?? []) : [getJson(exchange)];
  return pointers.flatMap((place) => bodies.flatMap((body) => valuesAt(body, place + pointer)));
};

const describeExpected = ({ schema, pointer, prefix }: StatedShape, validate: Validator): string => {
  const location = `${schema}${pointer}`;
  if (prefix) return `${location} begins with ${prefix}`;
  const [first] = validate.errors ?? [];
  return first ? `${location}${first.instancePath} ${describeRequirement(first)}` : location;
};

/** Validates the values that a clause is about against the clause's schema, until one is invalid. An absent member is skipped. */
const createCheck = (clause: string, shape: StatedShape): ExchangeCheck => {
  const validate = stated[clause];
  if (!validate) throw new Error(`The contract has no validator of the clause ${clause}.`);
  return (exchange) => {
    const values = selectValues(exchange, shape);
    const wrong = values.findIndex((value) => !validate(value));
    if (wrong < 0) return values.length > 0 ? null : undefined;
    return { expected: describeExpected(shape, validate), got: JSON.stringify(values[wrong]).slice(0, 500) };
  };
};

/** One check for every clause that states the shape of a record. The contract states where the records are. */
export const shapeChecks: Partial<Record<ClauseId, ExchangeCheck>> = Object.fromEntries(
  Object.entries(shapes).map(([clause, shape]) => [clause, createCheck(clause, shape)]),
);
