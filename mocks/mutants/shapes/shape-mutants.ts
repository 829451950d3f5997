import { type ClauseId, clauses, mediaTypes, type OperationShape, shapes } from '@workspace-api/contract';
import * as validators from '@workspace-api/contract/clause-validators';
import type { Fetch } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson, withJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { asAnotherType, asHttpDate, disfigure } from './breaks.ts';
import { type Change, changeLast } from './change-last.ts';

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
