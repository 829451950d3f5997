import { type OperationShape, operationList, provisionalMembers } from '@workspace-api/contract';
import { getJson, isObject, isSuccess } from '../../checks/body.ts';
import { errorMembers } from '../../checks/error-body.ts';
import { valuesAt } from '../../checks/json-pointer.ts';
import { listProperties } from '../../resources/arbitraries/json-schema.ts';
import { bodyRefusalStatuses } from '../../resources/samples.ts';
import type { Exchange } from '../../target/exchange.ts';

/** What a target has in place of members whose names the service document doesn't show. */
export type SeenNames = {
  schema: keyof typeof provisionalMembers;
  /** The members of the contract that no record has, or that the target refuses as unknown in a request. */
  absent: string[];
  /** The members of the target that the contract doesn't have, or that a body lacks. */
  others: string[];
};

const table = Object.entries(provisionalMembers) as [
  SeenNames['schema'],
  { members: readonly string[]; places: Readonly<Record<string, readonly string[]>> },
][];

const requestBodies = new Set<string | undefined>(
  (operationList as readonly OperationShape[]).map(({ requestBody }) => requestBody?.schema),
);

/** More responses of an operation with a status have the same names. */
const maxNoted = 20;

/** Creates an empty log of the names that a target uses. */
export const createSeenNames = () => {
  const returned = new Map<SeenNames['schema'], Set<string>>();
  const refused = new Map<SeenNames['schema'], Set<string>>();
  const counts = new Map<string, number>();
  const add = (log: typeof returned, schema: SeenNames['schema'], names: readonly string[]): void => {
    log.set(schema, new Set([...(log.get(schema) ?? []), ...names]));
  };

  const noteRecords = (body: string | undefined, json: unknown): void => {
    for (const [schema, { places }] of table)
      for (const record of (places[body ?? ''] ?? []).flatMap((place) => valuesAt(json, place)))
        if (isObject(record)) add(returned, schema, Object.keys(record));
  };
  const noteRefusal = (body: string | undefined, exchange: Exchange): void => {
    for (const { path = '', reason } of errorMembers(exchange).fields ?? []) {
      const [, name = ''] = path.split('/');
      for (const [schema, { members, places }] of table) {
        if (!places[body ?? '']) continue;
        if (reason === 'unknown_field' && members.includes(name)) add(refused, schema, [name]);
        if (reason === 'missing' && name !== '' && !listProperties(schema).includes(name))
          add(returned, schema, [name]);
      }
    }
  };

  return {
    note: (operation: OperationShape, exchange: Exchange): void => {
      const { status, mediaType } = exchange;
      const key = `${operation.id} ${status}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > maxNoted) return;
      if (isSuccess(exchange))
        noteRecords(operation.responses[status]?.content[mediaType]?.schema, getJson(exchange));
      else if (bodyRefusalStatuses.includes(status)) noteRefusal(operation.requestBody?.schema, exchange);
    },
    all: (): SeenNames[] =>
      table.flatMap(([schema, { members }]) => {
        const names = returned.get(schema) ?? new Set<string>();
        const others = [...names].filter((name) => !listProperties(schema).includes(name)).sort();
        const absent = members.filter((name) =>
          requestBodies.has(schema) ? refused.get(schema)?.has(name) : !names.has(name),
        );
        const differs = others.length > 0 && (absent.length > 0 || requestBodies.has(schema));
        return differs ? [{ schema, absent, others }] : [];
      }),
  };
};
