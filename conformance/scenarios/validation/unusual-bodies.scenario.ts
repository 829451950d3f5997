import { errors, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { type OperationRequest, scenario } from '../../engine/scenario.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import { componentSchema } from '../../resources/arbitraries/json-schema.ts';
import { changesSharedData, findResource } from '../../resources/find-resource.ts';
import { hasProvisionalBody } from '../../resources/provisional-body.ts';
import type { SampleRequest } from '../../resources/sample-request.ts';
import { expectNo5xx, unusualStrings } from '../shared/unusual-input.ts';
import { isUnauthorized, refusalCodes, requiredMembers, sendInvalid } from './refused-bodies.ts';

const clauses = ['validation.body-fails-with-400', 'errors.input-causes-no-5xx'] as const;

const depth = 1_000;

/** Nested deeper than the stack of some parsers. A parser may also have a limit of its own. */
const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies of every type. The scenario about bodies with one error also sends other types than null. */
const anyBodies = ['null', '[]', '{}', '"text"', '[null]', nested];

/** Numbers beyond a double and beyond 64 bits: JSON sets no limit. */
const hugeNumbers = ['1e400', '-9223372036854775809', '123456789012345678901234567890'];

type Keys = readonly string[];

/** A change to a valid body, and whether the service document says that the result is refused. */
type Unusual = { change: (body: unknown) => string | undefined; isInvalid: boolean };

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

const otherTypes = (operation: OperationShape): Unusual[] => {
  const own = componentSchema(operation.requestBody?.schema ?? '').type === 'array' ? '[' : '{';
  const isInvalid = operation.requestBody?.required === true && !hasProvisionalBody(operation);
  return anyBodies
    .filter((body) => !body.startsWith(own))
    .map((body) => ({ change: () => body, isInvalid: isInvalid && body !== nested }));
};

/** Null in each place that can't be null. It is invalid where the service document requires a value. */
const nulls = (operation: OperationShape): Unusual[] => {
  const { names } = requiredMembers(operation);
  return (
    breaches(componentSchema(operation.requestBody?.schema ?? ''))
      .filter(({ kind, keys }) => kind === 'wrong-type' && keys.length > 0)
      .map(({ keys, isDocumented }) => ({
        change: (body: unknown) => JSON.stringify(withValueAt(body, keys, null)),
        isInvalid: isDocumented && keys.every((key) => key === '0' || names.includes(key)),
      }))
      // What a server accepts would remain in the data that the workspace shares.
      .filter(({ isInvalid }) => isInvalid || !changesSharedData(operation))
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

const title =
  'Bodies of another type, null members and unusual strings are refused where they are invalid, and cause no server error';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.eachOperation(takesBody, async (operation, t) => {
    const { status } = errors['validation-failed'];
    const codes = refusalCodes(operation);
    const { body: sample } = await t.request(operation, { placeholder: true });
    const strings = stringPlaces(sample)
      .filter((keys) => !(changesSharedData(operation) && keys.at(-1) === 'value'))
      .flatMap((keys) =>
        unusualStrings(gate.effort).map((unusual) => ({
          change: (body: unknown) => JSON.stringify(withValueAt(body, keys, unusual(t.unique()))),
          isInvalid: false,
        })),
      );
    const numbers = hugeNumbers.map((number) => ({
      change: (body: unknown) =>
        isObject(body) ? JSON.stringify({ ...body, gate: 0 }).replace(/0\}$/, `${number}}`) : undefined,
      isInvalid: false,
    }));
    const applicable = (each: Unusual) => each.change(sample) !== undefined;
    const [isNull, ...types] = otherTypes(operation);
    const others = [...types, ...[...nulls(operation), ...numbers].filter(applicable), ...strings];
    for (const one of [isNull, ...gate.some(operation.id, others)]) {
      if (!one) continue;
      const { change, isInvalid } = one;
      const withChange = ({ body, ...request }: SampleRequest): OperationRequest => ({
        ...request,
        rawBody: change(body) ?? '',
      });
      // What may be accepted goes to a record that no other request uses.
      const exchange = isInvalid
        ? await sendInvalid(t, operation, clauses, withChange)
        : await t.send(withChange(await t.request(operation)));
      if (isInvalid) {
        if (isUnauthorized(operation, exchange))
          t.notExercised('validation.body-fails-with-400', `${operation.id} without a token`);
        t.expect(
          'validation.body-fails-with-400',
          exchange.status === status && codes.includes(String(getErrorCode(exchange))),
          { expected: `status ${status} ${codes.join(' or ')}`, exchange },
        );
      }
      expectNo5xx(t, exchange);
    }
  });

  await gate.eachKind(takesNone, async (operation, t) => {
    const request = await t.request(operation, { placeholder: true });
    for (const rawBody of gate.some(operation.id, ['null', '{}', nested]))
      expectNo5xx(t, await t.send({ ...request, rawBody, headers: { 'content-type': mediaTypes.json } }));
  });
});
