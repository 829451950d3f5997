import { type ClauseId, clauses, mediaTypes, type OperationShape, shapes } from '@workspace-api/contract';
import * as validators from '@workspace-api/contract/clause-validators';
import { perServer, type Wrap } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { alterJson, type Json } from '../wrappers/json.ts';
import { onOperations } from '../wrappers/on.ts';
import type { Mutant } from './table.ts';

/** Changes a value: returns another one, undefined to remove it, or the same one. */
type Change = (value: unknown) => unknown;

/**
 * Changes one value at a JSON Pointer in which `*` stands for every item of an array. It changes the last item that `change`
 * changes: if a server gets the other items right, only a check of every item detects the mutant.
 *
 * @returns a changed copy, or the value itself if there is nothing to change
 */
const changeLast = (value: unknown, [step, ...rest]: readonly string[], change: Change): unknown => {
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (step === '*')) return value;
  const members = Object.entries(value);
  const index = members.findLastIndex(
    ([name, inner]) => (step === '*' || step === name) && changeLast(inner, rest, change) !== inner,
  );
  if (index < 0) return value;
  const changed = members.map(([name, inner], at) => [
    name,
    at === index ? changeLast(inner, rest, change) : inner,
  ]);
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
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
  (types: readonly string[]): Change =>
  (value) => {
    const other = others(value).findIndex((one) => !types.includes(getJsonType(one)));
    return other < 0 ? value : others(value)[other];
  };

/** Formats a time as an HTTP date (RFC 9110), which is invalid in ISO 8601. */
const asHttpDate: Change = (value) => (typeof value === 'string' ? new Date(value).toUTCString() : value);

/** Returns the first malformed form of a value that no longer matches the clause. */
const disfigure =
  (isStated: (value: unknown) => boolean, prefix = ''): Change =>
  (value) => {
    if (typeof value !== 'string') return value;
    const forms = [
      value.slice(prefix.length),
      value.replace(/[.,]\d+/, ''),
      value.toUpperCase(),
      value.toLowerCase(),
      value.replace(':', '.'),
    ];
    return forms.find((form) => !isStated(form)) ?? (isStated(null) ? value : null);
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
const changeMember = (clause: ClauseId, { places, pointer }: Shape, member: string, change: Change): Wrap =>
  perServer((earlier) =>
    onOperations(() => true).response(async (response, { request }) => {
      const operation = findOperation(request);
      const isFirst = earlier.size === 0;
      earlier.set('any', true);
      const ids: readonly string[] = clauses[clause].operations;
      if (isFirst || !operation || !ids.includes(operation.id)) return response;
      const at = places[responseSchema(operation, response.status)] ?? [];
      return alterJson(response, (json) =>
        at.reduce(
          (body, place) => changeLast(body, (place + pointer + member).split('/').slice(1), change) as Json,
          json,
        ),
      );
    }),
  );

const slug = (value: string): string => value.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/** The mutants of a clause about the shape of a record: each stated member is missing or malformed. */
const createMutants = (clause: ClauseId, shape: Shape): [name: string, mutant: Mutant][] => {
  const location = `${shape.schema}${shape.pointer}`;
  const mutant = (name: string, text: string, member: string, change: Change): [string, Mutant] => [
    `${slug(clause)}-${name}`,
    { clause, text: `${location}${member} ${text}.`, wrap: changeMember(clause, shape, member, change) },
  ];
  const { prefix, members } = shape;
  if (Object.keys(members).length === 0) {
    const isStated = validators.stated[clause as keyof typeof validators.stated];
    const [name, text] = prefix
      ? ['without-prefix', `does not start with ${prefix}`]
      : ['disfigured', `violates ${clause}`];
    return [mutant(name, text, '', disfigure(isStated, prefix))];
  }
  return Object.entries(members).flatMap(([member, { required, types, format }]) => {
    const name = slug(member);
    return [
      required && mutant(`without-${name}`, `is missing (${clause})`, member, () => undefined),
      types.length > 0 &&
        mutant(`${name}-of-another-type`, `has the wrong type (${clause})`, member, asAnotherType(types)),
      format === 'iso-8601' &&
        mutant(`${name}-as-http-date`, `is an HTTP date (${clause})`, member, asHttpDate),
    ].filter((one) => one !== false);
  });
};

/** The mutants of all shape clauses of a family, generated from the contract. */
export const shapeMutants = (family: string): [name: string, mutant: Mutant][] =>
  (Object.entries(shapes) as [ClauseId, Shape][])
    .filter(([clause]) => clauses[clause].family === family && clauses[clause].level === 'must')
    .flatMap(([clause, shape]) => createMutants(clause, shape));
