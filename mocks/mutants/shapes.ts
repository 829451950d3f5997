import { type ClauseId, clauses, mediaTypes, type OperationShape, shapes } from '@workspace-api/contract';
import * as validators from '@workspace-api/contract/clause-validators';
import type { Fetch } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { readJson, withJson } from '../wrappers/json.ts';
import type { Mutant } from './table.ts';

/** The change of a value: a new value, its removal, or undefined to leave it unchanged. */
export type Change = { readonly value: unknown } | 'removed' | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changeAt = (value: unknown, steps: readonly string[], change: (value: unknown) => Change): Change => {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  if (step === '*') {
    if (!Array.isArray(value)) return undefined;
    for (const index of [...value.keys()].toReversed()) {
      const item = changeAt(value[index], rest, change);
      if (item !== undefined)
        return { value: value.toSpliced(index, 1, ...(item === 'removed' ? [] : [item.value])) };
    }
    return undefined;
  }
  if (!isObject(value) || !Object.hasOwn(value, step)) return undefined;
  const member = changeAt(value[step], rest, change);
  if (member === undefined) return undefined;
  const { [step]: _, ...others } = value;
  return { value: member === 'removed' ? others : { ...value, [step]: member.value } };
};

/**
 * Changes one value at a JSON Pointer in which `*` stands for every item of an array. It changes the last item for which
 * `change` returns a change: if a server gets the other items right, only a check of every item detects the mutant.
 *
 * @returns a changed copy, or the body itself if there is nothing to change
 */
const changeLast = (body: unknown, pointer: string, change: (value: unknown) => Change): unknown => {
  const after = changeAt(body, pointer.split('/').slice(1), change);
  return after === undefined || after === 'removed' ? body : after.value;
};

const getJsonType = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const others = (value: unknown): unknown[] => {
  if (typeof value === 'string') {
    const seconds = Date.parse(value) / 1000;
    return [/^\d{4}-/.test(value) && Number.isFinite(seconds) ? seconds : null, 1];
  }
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? [{ ...value }] : [[value]];
  return value === null ? [] : [String(value)];
};

/** Converts a value to another type: a number to a string, a time to seconds, a string to null. */
const asAnotherType =
  (types: readonly string[]) =>
  (value: unknown): Change => {
    const other = others(value).find((one) => !types.includes(getJsonType(one)));
    return other === undefined ? undefined : { value: other };
  };

/** Formats a time as an HTTP date (RFC 9110), which is invalid in ISO 8601. */
const asHttpDate = (value: unknown): Change =>
  typeof value === 'string' ? { value: new Date(value).toUTCString() } : undefined;

/** Returns the first malformed form of a value that no longer matches the clause. */
const disfigure =
  (isStated: (value: unknown) => boolean, prefix: string | undefined) =>
  (value: unknown): Change => {
    if (typeof value !== 'string') return undefined;
    const forms = [
      ...(prefix === undefined ? [] : [value.slice(prefix.length)]),
      value.replace(/[.,]\d+/, ''),
      value.toUpperCase(),
      value.toLowerCase(),
      value.replace(':', '.'),
      null,
    ];
    const other = forms.find((form) => !isStated(form));
    return other === undefined ? undefined : { value: other };
  };

type Shape = NonNullable<(typeof shapes)[ClauseId]>;

/** The schema of an operation's JSON response. */
const responseSchema = ({ responses }: OperationShape, status: number): string => {
  const declared =
    responses[String(status)] ?? Object.entries(responses).find(([code]) => code.startsWith('2'))?.[1];
  return declared?.content[mediaTypes.json]?.schema ?? '';
};

/**
 * Changes one value of the responses that a clause is about. The server's first response stays correct, because otherwise a
 * check of the first response would be enough.
 */
const changeMember =
  (clause: ClauseId, { places, pointer }: Shape, member: string, change: (value: unknown) => Change) =>
  (next: Fetch): Fetch => {
    let isFirst = true;
    return async (request) => {
      const response = await next(request);
      const operation = findOperation(request);
      if (!operation) return response;
      const isRight = isFirst;
      isFirst = false;
      if (isRight || !(clauses[clause].operations as readonly string[]).includes(operation.id))
        return response;
      const json = await readJson(response);
      const at = places[responseSchema(operation, response.status)] ?? [];
      const changed = at.reduce<unknown>(
        (body, place) => changeLast(body, place + pointer + member, change),
        json,
      );
      return changed === json
        ? response
        : withJson(response, response.status, changed as Record<string, unknown>);
    };
  };

const slug = (value: string): string =>
  value
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join('-');

/** The mutants of a clause about the shape of a record: each stated member is missing or malformed. */
const createMutants = (clause: ClauseId, shape: Shape): [name: string, mutant: Mutant][] => {
  const location = `${shape.schema}${shape.pointer}`;
  const validator = validators.stated[clause as keyof typeof validators.stated];
  const mutant = (name: string, text: string, member: string, change: (value: unknown) => Change) =>
    [`${slug(clause)}-${name}`, { clause, text, wrap: changeMember(clause, shape, member, change) }] as [
      string,
      Mutant,
    ];
  const members = Object.entries(shape.members);
  if (members.length === 0)
    return [
      shape.prefix === undefined
        ? mutant('disfigured', `${location} violates ${clause}.`, '', disfigure(validator, undefined))
        : mutant(
            'without-prefix',
            `${location} does not start with ${shape.prefix}.`,
            '',
            disfigure(validator, shape.prefix),
          ),
    ];
  return members.flatMap(([member, { required, types, format }]) => {
    const name = slug(member);
    const at = `${location}${member}`;
    return [
      ...(required
        ? [mutant(`without-${name}`, `${at} is missing (${clause}).`, member, () => 'removed')]
        : []),
      ...(types.length > 0
        ? [
            mutant(
              `${name}-of-another-type`,
              `${at} has the wrong type (${clause}).`,
              member,
              asAnotherType(types),
            ),
          ]
        : []),
      ...(format === 'iso-8601'
        ? [mutant(`${name}-as-http-date`, `${at} is an HTTP date (${clause}).`, member, asHttpDate)]
        : []),
    ];
  });
};

/** The mutants of all shape clauses of a family, generated from the contract. */
export const shapeMutants = (family: string): Record<string, Mutant> =>
  Object.fromEntries(
    (Object.entries(shapes) as [ClauseId, Shape][])
      .filter(([clause]) => clauses[clause].family === family && clauses[clause].level === 'must')
      .flatMap(([clause, shape]) => createMutants(clause, shape)),
  );
