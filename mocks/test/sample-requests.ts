import { examples, type OperationShape, operationList } from '@workspace-api/contract';

type Operation = (typeof operationList)[number];

/** The operations that require a token, for `test.each`. */
export const authenticated = operationList
  .filter(({ scope }) => scope !== null)
  .map((operation) => [operation.id, operation] as const);

/** An operation's path with the example of each parameter: the demo records of `acme` in test mode. */
export const createPath = ({ path, parameters }: Operation): string =>
  parameters.path.reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path);

const kebab = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** A valid body for the operation; undefined if it has none. */
export const getExampleBody = ({ id, requestBody }: OperationShape): unknown => {
  if (requestBody === null) return undefined;
  const names =
    requestBody.schema === 'JsonPatch' ? ['page-patch'] : [kebab(requestBody.schema), `${kebab(id)}-request`];
  const body = names.map((name) => (examples as Record<string, unknown>)[name]).find(Boolean);
  if (body === undefined) throw new Error(`No example is named ${names.join(' or ')}.`);
  return body;
};
