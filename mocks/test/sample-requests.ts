import { examples, type OperationShape, operationList } from '@workspace-api/contract';

type Operation = (typeof operationList)[number];

/** The operations that require a token, for `test.each`. */
export const authenticated = operationList
  .filter(({ scope }) => scope !== null)
  .map((operation) => [operation.id, operation] as const);

/** An operation's path with the example of each parameter: the demo records of `acme` in test mode. */
export const pathOf = ({ path, parameters }: Operation): string =>
  parameters.path.reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path);

const kebab = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** A valid body for the operation; undefined if it has none. */
export const bodyOf = ({ requestBody }: OperationShape): unknown => {
  if (requestBody === null) return undefined;
  const name = requestBody.schema === 'JsonPatch' ? 'page-patch' : kebab(requestBody.schema);
  const body = (examples as Record<string, unknown>)[name];
  if (body === undefined) throw new Error(`Unknown example "${name}".`);
  return body;
};
