import { errors, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { errorMembers } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import { componentSchema, listAlternatives, resolved } from '../../resources/arbitraries/json-schema.ts';
import { changesSharedData, findResource } from '../../resources/find-resource.ts';
import { hasProvisionalBody } from '../../resources/provisional-body.ts';
import type { SampleRequest } from '../../resources/sample-request.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { expectNo5xx } from '../shared/expect-no-5xx.ts';
import { inTurn, unusualStrings } from '../shared/unusual-strings.ts';
import { isUnauthorized, refusalCodes } from './refusals.ts';

const clauses = ['validation.body-fails-with-400', 'errors.input-causes-no-5xx'] as const;

const depth = 1_000;

/** Nested deeper than the stack of some parsers. */
const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies of every type. */
const anyBodies = ['null', '[]', '{}', '"text"', '0', 'true', '[null]', nested];

type Keys = readonly string[];

/**
 * Returns a copy of a body with another value in one place; undefined if the body has no such place, or if the
 * configuration's sample removes it.
 */
const withValueAt = (body: unknown, [key, ...keys]: Keys, value: unknown): unknown => {
  if (key === undefined) return value;
  if (!(Array.isArray(body) || isObject(body))) return undefined;
  const isAbsent = (body as Record<string, unknown>)[key] === undefined;
  if (isAbsent && (keys.length > 0 || key in body)) return undefined;
  const inner = withValueAt((body as Record<string, unknown>)[key], keys, value);
  if (inner === undefined) return undefined;
  return Array.isArray(body) ? body.with(Number(key), inner) : { ...body, [key]: inner };
};

/** Returns the places of the strings in a body. */
const stringPlaces = (body: unknown, keys: Keys = []): Keys[] => {
  if (typeof body === 'string') return [keys];
  return Array.isArray(body) || isObject(body)
    ? Object.entries(body).flatMap(([key, value]) => stringPlaces(value, [...keys, key]))
    : [];
};

/** The places in a body that can't be null: those where the service document requires a value, and all others. */
const nullPlaces = ({ requestBody }: OperationShape): { required: Keys[]; others: Keys[] } => {
  const schema = resolved(componentSchema(requestBody?.schema ?? ''));
  // Each alternative of a patch's operations requires members of its own; all of them require the path.
  const alternatives = listAlternatives(schema.items ? resolved(schema.items) : schema);
  const isRequired = (name: string) => alternatives.every(({ required = [] }) => required.includes(name));
  const typed = breaches(schema).filter(({ kind, keys }) => kind === 'wrong-type' && keys.length > 0);
  const isNeeded = ({ keys, isDocumented }: (typeof typed)[number]): boolean =>
    isDocumented && keys.every((key) => key === '0' || isRequired(key));
  return {
    required: typed.filter(isNeeded).map(({ keys }) => keys),
    others: typed.filter((place) => !isNeeded(place)).map(({ keys }) => keys),
  };
};

const expectRefusal = (t: Case, operation: OperationShape, exchange: Exchange): void => {
  if (isUnauthorized(operation, exchange))
    t.notExercised('validation.body-fails-with-400', `${operation.id} without a token`);
  const { status } = errors['validation-failed'];
  const codes = refusalCodes(operation);
  t.expect(
    'validation.body-fails-with-400',
    exchange.status === status && codes.includes(String(errorMembers(exchange).code)),
    { expected: `status ${status} ${codes.join(' or ')}`, got: describeResponse(exchange) },
    exchange,
  );
};

const takesBody = ({ requestBody, provisional }: OperationShape): boolean =>
  requestBody !== null && provisional === undefined;

/** Whether an operation is about one record and takes no body. */
const takesNone = (operation: OperationShape): boolean =>
  operation.method !== 'GET' &&
  operation.requestBody === null &&
  operation.provisional === undefined &&
  findResource(operation) !== null;

const isArray = ({ requestBody }: OperationShape): boolean =>
  componentSchema(requestBody?.schema ?? '').type === 'array';

export default scenario(
  'validation.unusual-bodies',
  'Bodies of another type, null members and unusual strings are refused where they are invalid, and cause no server error',
  {},
  async (gate) => {
    const takers = gate.operations(takesBody);

    /** Sends an unusual body. An operation that may accept it gets a record that no other case uses. */
    const send = async (
      t: Case,
      operation: OperationShape,
      change: (request: SampleRequest) => OperationRequest,
    ): Promise<Exchange> => {
      const request = await t.request(operation, { fresh: operation.requestBody?.required === false });
      const exchange = await t.send(change(request));
      if (request.placeholder && exchange.status === 404)
        t.notExercised(clauses, `a record of this run for ${operation.id}`);
      return exchange;
    };

    await gate.eachOperation(takesBody, async (operation, t) => {
      const isInvalid = operation.requestBody?.required === true && !hasProvisionalBody(operation);
      const others = anyBodies.filter((body) => !body.startsWith(isArray(operation) ? '[' : '{'));
      const [none = 'null', ...rest] = others;
      const bodies = gate.effort === 'quick' ? [none, inTurn(rest, takers.indexOf(operation))] : others;
      for (const rawBody of bodies) {
        const exchange = await send(t, operation, ({ body: _, ...request }) => ({ ...request, rawBody }));
        // A parser may have a limit of its own for the depth of a body.
        if (isInvalid && rawBody !== nested) expectRefusal(t, operation, exchange);
        expectNo5xx(t, exchange);
      }
    });

    await gate.eachOperation(takesNone, async (operation, t) => {
      const request = await t.request(operation, { placeholder: true });
      const rawBody = inTurn(anyBodies, gate.operations(takesNone).indexOf(operation));
      expectNo5xx(t, await t.send({ ...request, rawBody, headers: { 'content-type': mediaTypes.json } }));
    });

    await gate.eachOperation(takesBody, async (operation, t) => {
      const { required, others } = nullPlaces(operation);
      // What a server accepts would remain in the data that the workspace shares.
      const open = changesSharedData(operation) ? [] : others;
      const { body: valid } = await t.request(operation, { placeholder: true });
      for (const keys of [...required, ...open]) {
        if (withValueAt(valid, keys, null) === undefined) continue;
        const exchange = await send(t, operation, (request) => ({
          ...request,
          body: withValueAt(request.body, keys, null),
        }));
        if (required.includes(keys)) expectRefusal(t, operation, exchange);
        expectNo5xx(t, exchange);
      }
    });

    await gate.eachOperation(takesBody, async (operation, t) => {
      const { body } = await t.request(operation, { placeholder: true });
      const places = stringPlaces(body).filter(
        (keys) => !(changesSharedData(operation) && keys.at(-1) === 'value'),
      );
      for (const [at, keys] of places.entries()) {
        for (const unusual of gate.effort === 'quick' ? [inTurn(unusualStrings, at)] : unusualStrings) {
          const value = unusual(t.unique());
          const exchange = await send(t, operation, (request) => ({
            ...request,
            body: withValueAt(request.body, keys, value),
          }));
          expectNo5xx(t, exchange);
        }
      }
    });
  },
);
