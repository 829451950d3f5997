import {
  basePath,
  mediaTypes,
  type OperationShape,
  operationList,
  type ParameterShape,
} from '@workspace-api/contract';
import {
  type OperationId as ControlOperationId,
  operationList as controlOperations,
  controlPath,
} from '@workspace-api/contract/sandbox';
import controlDocument from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };
import * as fc from 'fast-check';
import { breaches } from '../../conformance/resources/arbitraries/breaches.ts';
import { componentSchema, type JsonSchema } from '../../conformance/resources/arbitraries/json-schema.ts';
import { validValue } from '../../conformance/resources/arbitraries/valid-value.ts';
import { sampleBody } from '../../conformance/resources/samples.ts';
import type { SentRequest } from '../../conformance/target/exchange.ts';
import { demoTokens } from '../../mocks/index.ts';

/** The origin of requests. The sender replaces it. */
export const origin = 'http://127.0.0.1';

/** The control token of a run's sandbox. Only requests with this token may use the control plane. */
export const controlToken = 'fuzz-control-token-of-this-run';

type Values = Readonly<Record<string, string>>;

/** A request to an operation, before the ids in earlier responses are known. */
export type OperationRequest = {
  readonly operation: OperationShape;
  readonly path: Values;
  readonly query: Values;
  readonly headers: Values;
  readonly body: unknown;
  /** Chooses among the ids in earlier responses; undefined uses the drawn ones. */
  readonly choice: number | undefined;
};

const controlSet: ReadonlySet<OperationShape> = new Set(controlOperations);

/** Whether an operation belongs to the control plane. Some of its ids are also ids of the API. */
export const isControl = (operation: OperationShape): boolean => controlSet.has(operation);

/** Operations after which the sandbox is restored, because they change the responses to most other requests. */
const disruptive: ReadonlySet<string> = new Set<ControlOperationId>([
  'reset',
  'removeWorkspace',
  'removeRecord',
  'setDisturbance',
  'addFaultRule',
]);

export const isDisruptive = ({ id }: OperationShape): boolean => disruptive.has(id);

/** Operations that would make the sandbox reject most of the following requests to the workspace. */
const restricting: ReadonlySet<string> = new Set<ControlOperationId>(['updateWorkspace', 'removeWorkspace']);

const main = demoTokens[0]?.workspace ?? '';
const other = demoTokens.find(({ workspace }) => workspace !== main)?.workspace ?? main;

const often = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: unusual });

const unusualString = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed());

const valueFor = ({ id }: OperationShape, { name, example = '' }: ParameterShape): fc.Arbitrary<string> => {
  if (name === 'slug')
    return restricting.has(id) ? fc.constant(other) : often(fc.constant(main), fc.constant(other));
  if (name === 'resource')
    return fc.constantFrom(...controlDocument.components.parameters.Resource.schema.enum);
  return often(fc.constant(String(example)), unusualString);
};

const valuesFor = (operation: OperationShape, place: 'path' | 'query'): fc.Arbitrary<Values> => {
  const parameters = operation.parameters[place];
  return fc.record(
    Object.fromEntries(parameters.map((parameter) => [parameter.name, valueFor(operation, parameter)])),
    {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      noNullPrototype: true,
    },
  );
};

const schemas: Readonly<Record<string, JsonSchema | undefined>> = controlDocument.components.schemas as never;

/** Bodies of the control plane consist of the examples of their members. */
const controlBody = (name: string): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], examples = [{}] } = schemas[name] ?? {};
  const members = Object.entries(properties).map(([member, { examples: values = [null] }]) => [
    member,
    fc.constantFrom(...values),
  ]);
  const model = Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>;
  const record = fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
  return fc.oneof(record, fc.constantFrom(...examples));
};

const bodyFor = (operation: OperationShape): fc.Arbitrary<unknown> => {
  const { id, requestBody } = operation;
  if (requestBody === null) return fc.constant(undefined);
  if (isControl(operation)) return often(controlBody(requestBody.schema), fc.jsonValue());
  const schema = componentSchema(requestBody.schema);
  const sample = fc.nat({ max: 99 }).map((nth) => sampleBody(id as never, (prefix = '') => prefix + nth));
  const invalid = fc.oneof(...breaches(schema).map(({ value }) => value), fc.jsonValue());
  return fc.oneof(sample, validValue(schema), invalid);
};

const authorizationFor = (operation: OperationShape): fc.Arbitrary<string> => {
  if (isControl(operation)) return fc.constant(`Bearer ${controlToken}`);
  const [full = '', ...others] = demoTokens.map(({ secret }) => `Bearer ${secret}`);
  return often(fc.constant(full), fc.constantFrom('', 'Bearer', ...others));
};

const headersFor = (operation: OperationShape): fc.Arbitrary<Values> => {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const declared = operation.parameters.header.map(({ name, example = '' }) => [
    name.toLowerCase(),
    fc.constantFrom(String(example), '"1"', '*', 'x'),
  ]);
  return fc.record(
    {
      authorization: authorizationFor(operation),
      accept: fc.constantFrom('*/*', ...Object.keys(success?.content ?? {})),
      'accept-encoding': fc.constantFrom('gzip', 'br', 'identity', '*'),
      ...(Object.fromEntries(declared) as Record<string, fc.Arbitrary<string>>),
    },
    { requiredKeys: ['authorization'], noNullPrototype: true },
  );
};

const requestTo = (operation: OperationShape): fc.Arbitrary<OperationRequest> =>
  fc.record({
    operation: fc.constant(operation),
    path: valuesFor(operation, 'path'),
    query: valuesFor(operation, 'query'),
    headers: headersFor(operation),
    body: bodyFor(operation),
    choice: fc.option(fc.nat({ max: 1000 }), { nil: undefined, freq: 10 }),
  });

const pick = (operations: readonly OperationShape[], weight: number) =>
  operations.map((operation) => ({
    weight: isDisruptive(operation) ? 1 : weight,
    arbitrary: requestTo(operation),
  }));

/** A request to an operation of the API or of the control plane: valid, or with an invalid body, parameter or token. */
export const operationRequest: fc.Arbitrary<OperationRequest> = fc.oneof(
  ...pick(operationList, 30),
  ...pick(controlOperations, 10),
);

/**
 * The newest ids in the sandbox's responses by their prefix, such as `agt_`, the names by the operation's tag, and the cursors by
 * the list's operation.
 */
export type SeenIds = Map<string, string[]>;

/** The maximum number of ids of a kind. New ones replace the oldest. */
const maxIds = 60;

/** Tokens that other requests need. They aren't used as ids, so that they aren't revoked. */
const needed: ReadonlySet<string> = new Set(demoTokens.map(({ id }) => id));

/** The prefix of an id; empty for any other string. */
const getPrefix = (id: string): string => /^[a-z]+_(?=[A-Za-z0-9]+$)/.exec(id)?.[0] ?? '';

/** Remembers the ids, the names and the cursor of a response to an operation. */
export const learnIds = (ids: SeenIds, { id, tag }: OperationShape, body: string): void => {
  for (const [, name, value = ''] of body
    .slice(0, 100_000)
    .matchAll(/"(id|name|next_cursor)":"([^"\\]{1,2000})"/g)) {
    const kind = name === 'id' ? getPrefix(value) : name === 'name' ? tag : id;
    const others = (ids.get(kind) ?? []).filter((other) => other !== value);
    if (kind !== '' && !needed.has(value)) ids.set(kind, [...others, value].slice(-maxIds));
  }
};

/** Creates the HTTP request. Ids and cursors that earlier responses had replace drawn ones of the same kind. */
export const toSentRequest = (request: OperationRequest, ids: SeenIds): SentRequest => {
  const { operation, path, query, headers, body, choice } = request;
  const base = isControl(operation) ? controlPath : operation.server === 'console' ? '' : basePath;
  const existing = (kind: string, drawn: string) => {
    const values = ids.get(kind) ?? [];
    return choice === undefined ? drawn : (values[choice % values.length] ?? drawn);
  };
  const target = (operation.path === '/' ? '' : operation.path).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => {
      const drawn = path[name] ?? '';
      return encodeURIComponent(existing(name === 'name' ? operation.tag : getPrefix(drawn), drawn));
    },
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      name === 'cursor' ? existing(operation.id, value) : value,
    ]),
  );
  return {
    method: operation.method,
    url: `${origin}${base}${target}${search.size > 0 ? `?${search}` : ''}`,
    headers: { ...headers, ...(body !== undefined && { 'content-type': mediaTypes.json }) },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
  };
};
