import { type OperationShape, operationList } from '@workspace-api/contract';
import { getJson, isObject, isSuccess } from '../../checks/body.ts';
import { getFields } from '../../checks/error-body.ts';
import { valuesAt } from '../../checks/json-pointer.ts';
import { listProperties } from '../../resources/arbitraries/json-schema.ts';
import { bodyRefusalStatuses } from '../../resources/samples.ts';
import type { Exchange } from '../../target/exchange.ts';
import { renamable } from '../../target/mapping.ts';
import type { SeenNames } from '../report/report.ts';

const requestBodies = new Set(operationList.map(({ requestBody }) => requestBody?.schema));

/** Creates an empty log of the names that a target uses. */
export const createSeenNames = () => {
  const all = Object.entries(renamable).map(([schema, rules]) => ({
    schema,
    ...rules,
    returned: new Set<string>(),
    refused: new Set<string>(),
  }));

  const noteRecords = (body: string, json: unknown): void => {
    for (const { places, returned } of all)
      for (const record of (places[body] ?? []).flatMap((place) => valuesAt(json, place)))
        if (isObject(record)) for (const name of Object.keys(record)) returned.add(name);
  };
  const noteRefusal = (body: string, exchange: Exchange): void => {
    for (const { path, reason } of getFields(exchange)) {
      const [, name = ''] = path.split('/');
      for (const { schema, members, returned, refused } of all.filter(({ places }) => places[body])) {
        if (reason === 'unknown_field' && members.includes(name)) refused.add(name);
        if (reason === 'missing' && name !== '' && !listProperties(schema).includes(name)) returned.add(name);
      }
    }
  };

  return {
    note: (operation: OperationShape, exchange: Exchange): void => {
      const { status, mediaType } = exchange;
      if (isSuccess(exchange))
        noteRecords(operation.responses[status]?.content[mediaType]?.schema ?? '', getJson(exchange));
      else if (bodyRefusalStatuses.includes(status))
        noteRefusal(operation.requestBody?.schema ?? '', exchange);
    },
    all: (): SeenNames[] =>
      all.flatMap(({ schema, members, places, returned, refused }) => {
        // A body that is such a record itself may have members of its own: a created key has its secret.
        const bodies = Object.keys(places).filter((body) => places[body]?.includes(''));
        const own = [schema, ...bodies].flatMap(listProperties);
        const others = [...returned].filter((name) => !own.includes(name)).sort();
        const isRequest = requestBodies.has(schema);
        const absent = members.filter((name) => (isRequest ? refused.has(name) : !returned.has(name)));
        const differs = others.length > 0 && (absent.length > 0 || isRequest);
        return differs ? [{ schema, absent, others }] : [];
      }),
  };
};
