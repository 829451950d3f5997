import { getOperation, type OperationId } from '@workspace-api/contract';
import { bundle, getSchemaName, isNode } from './contract.ts';

/** A choice that the contract made where the service document is silent, and the reason. */
export type Choice = { readonly place: string; readonly reason: string };

/** The contract's choices for an operation itself: its existence, scope, parameters, body and responses. */
const listOperationChoices = (id: OperationId): Choice[] => {
  const { provisional, scopeProvisional, parameters, requestBody, responses } = getOperation(id);
  const at = (place: string, reason: string | undefined): Choice[] =>
    reason === undefined ? [] : [{ place: `${id}${place}`, reason }];
  return [
    ...at('', provisional),
    ...at(', scope', scopeProvisional),
    ...Object.values(parameters)
      .flat()
      .flatMap((parameter) => at(`, ${parameter.name}`, parameter.provisional)),
    ...at(', request', requestBody?.provisional),
    ...Object.entries(responses).flatMap(([status, response]) => at(`, ${status}`, response.provisional)),
  ];
};

/** The contract's choices for a schema and its parts. */
const listSchemaChoices = (name: string, visited: Set<string>): Choice[] => {
  if (visited.has(name)) return [];
  visited.add(name);
  const choices: Choice[] = [];
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, place);
      return;
    }
    if (!isNode(value)) return;
    const other = getSchemaName(value);
    if (other !== undefined) choices.push(...listSchemaChoices(other, visited));
    const reason = value['x-provisional'];
    if (typeof reason === 'string') choices.push({ place, reason });
    for (const [key, child] of Object.entries(value)) {
      if (key === 'properties' && isNode(child)) {
        for (const [member, schema] of Object.entries(child)) visit(schema, `${place}.${member}`);
      } else if (!['x-provisional', 'examples', 'example', '$ref'].includes(key)) visit(child, place);
    }
  };
  visit(bundle.components.schemas?.[name], name);
  return choices;
};

/** The schemas of the request and response bodies of an operation. */
const listSchemas = (id: OperationId): string[] => {
  const { requestBody, responses } = getOperation(id);
  const responseSchemas = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.values(content))
    .flatMap(({ schema, itemSchema }) => [schema, itemSchema]);
  return [requestBody?.schema, ...responseSchemas].filter((name) => name !== undefined);
};

/** All of the contract's choices for some operations and their bodies, each place once. */
export const provisionalChoices = (operations: readonly string[]): Choice[] => {
  const ids = operations as readonly OperationId[];
  const visited = new Set<string>();
  return [
    ...ids.flatMap(listOperationChoices),
    ...ids.flatMap(listSchemas).flatMap((name) => listSchemaChoices(name, visited)),
  ].map(({ place, reason }) => ({ place, reason: reason.trim() }));
};
