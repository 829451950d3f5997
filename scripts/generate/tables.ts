import { join } from 'node:path';
import { notice } from './notice.ts';
import {
  type Example,
  type Header,
  listErrors,
  listExamples,
  listOperations,
  type OpenApiDocument,
  resolve,
} from './openapi-document.ts';
import { listScopes, strongerThan } from './scope-levels.ts';
import { getExampleName, pascalCase, readEvents } from './webhooks.ts';
import { readYamlFolder } from './yaml-folder.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const table = (entries: readonly (readonly [string, unknown])[]): string => json(Object.fromEntries(entries));

/** `errors.ts`: every error that the contract declares. Each is defined once, in `openapi/examples`. */
export const renderErrors = (document: OpenApiDocument): string => {
  const errors = listErrors(document).map(([name, example]) => {
    const listed = example['x-chosen-code'] === undefined;
    const { error } = example.value as { error: object };
    return [
      name,
      { status: example['x-status'], tolerated: example['x-tolerated'] ?? [], listed, ...error },
    ] as const;
  });
  return `${notice}
/** Every declared error, by the name of its example. */
export const errors = ${table(errors)} as const;

/** Another permitted response to an error's condition: a status (\`404\`) or class (\`5XX\`), with any code if \`code\` is absent. */
export type ToleratedError = { readonly status: string; readonly code?: string };

/** The name of a declared error, e.g. \`already-decided\`. */
export type ErrorName = keyof typeof errors;
`;
};

/** `events.ts`: every event that subscriptions can receive. */
export const renderEvents = (contract: string, document: OpenApiDocument): string => {
  const { version } = document.components.schemas.EventEnvelope?.properties ?? {};
  const events = readEvents(contract).map(
    ([type, { summary, data }]) =>
      [type, { summary, data: pascalCase(data), example: getExampleName(type) }] as const,
  );
  return `${notice}import type { components } from './types.ts';

/** Every event, by its type: what happened, the schema of its data, and its example. */
export const events = ${table(events)} as const;

/** The type of an event, e.g. \`pages.published\`. */
export type EventType = keyof typeof events;

/** The data of an event. */
export type EventData<Type extends EventType> = components['schemas'][(typeof events)[Type]['data']];

/** The version of the envelope that holds every event. */
export const envelopeVersion = ${json((version?.examples as string[] | undefined)?.[0])};
`;
};

/** `examples.ts`: the values of the contract's examples, by name. The sandbox is seeded with them. */
export const renderExamples = (document: OpenApiDocument): string => {
  const headers = Object.entries(document.components.headers ?? {}).flatMap(([name, node]) => {
    const { example } = resolve<Header>(document, node as Header);
    return example === undefined ? [] : [[name, String(example)] as const];
  });
  return `${notice}
/** Every example of the contract by name: bodies of requests, responses and errors. */
export const examples = ${table(listExamples(document).map(([name, { value }]) => [name, value]))};

/** The examples of headers in responses, by the name of the header's component. */
export const headerExamples: Readonly<Record<string, string>> = ${table(headers)};

/** The name of an example. */
export type ExampleName = keyof typeof examples;
`;
};

/** The fixed prefix of ids: `agt_` for `^agt_.+$` or for the example `agt_01K9STOCK`; null if there is none. */
export const parsePrefix = (patternOrExample: unknown): string | null =>
  /^\^?([a-z]+_)/.exec(String(patternOrExample))?.[1] ?? null;

/** `id-prefixes.ts`: the prefixes of the ids of each resource. */
export const renderIdPrefixes = (document: OpenApiDocument): string => {
  const prefixes = Object.entries(document.components.schemas).flatMap(([name, { properties }]) => {
    const { pattern, examples } = properties?.id ?? {};
    const prefix = parsePrefix(pattern ?? (examples as unknown[] | undefined)?.[0]);
    return prefix === null ? [] : [[name, prefix.slice(0, -1)] as const];
  });
  return `${notice}
/** The prefix of an \`id\`, without the underscore, by the name of its schema. */
export const idPrefixes = ${table(prefixes)} as const;

/** The prefix of an id of the contract, e.g. \`agt\`. */
export type ContractIdPrefix = (typeof idPrefixes)[keyof typeof idPrefixes];
`;
};

/** `scopes.ts`: every scope, and for each one the scopes that imply it. */
export const renderScopes = (document: OpenApiDocument): string => {
  const scopes = listScopes(document);
  return `${notice}
/** Every scope. */
export const scopes = ${json(scopes)} as const;

/** One scope, \`<resource>:<level>\`. */
export type Scope = (typeof scopes)[number];

/** For each scope, the scopes that satisfy it: itself and the stronger levels of the same resource that exist. */
export const scopesThatGrant: Readonly<Record<Scope, readonly Scope[]>> = ${table(scopes.map((scope) => [scope, [scope, ...strongerThan(scopes, scope)]]))};
`;
};

/** `servers.ts`: the servers of the document's operations. */
export const renderServers = (document: OpenApiDocument): string => {
  const [server] = document.servers ?? [];
  if (!server) throw new Error(`${document.info.title} names no server.`);
  return `${notice}
/** The URL of these operations on the sandbox, on its default port. */
export const sandboxUrl = ${json(server.url)};

/** The path of that URL, before the path of an operation. */
export const basePath = ${json(new URL(server.url).pathname)};
`;
};

/** The status, code and hint of an error, from its example. */
const errorShape = (document: OpenApiDocument, name: string): string => {
  const example = document.components.examples?.[name] as Example | undefined;
  if (!example) throw new Error(`The contract needs an example of the error ${name}.`);
  const { code, details } = (example.value as { error: { code: string; details: { hint: string } } }).error;
  return json({ status: example['x-status'], code, hint: details.hint });
};

/**
 * `session.ts`: the data that a client needs to sign in and to keep a session. It is separate from the tables of all operations
 * and errors, which a bundler would include as a whole.
 */
export const renderSession = (document: OpenApiDocument): string => {
  const operations = listOperations(document).filter(({ operation }) => operation.tags.includes('oauth'));
  return `${notice}
/** The paths of the operations that start and refresh a session. */
export const sessionPaths = ${table(operations.map(({ path, operation }) => [operation.operationId, path]))} as const;

/** The response to an expired access token. Its hint may be sent with another code. */
export const tokenExpired = ${errorShape(document, 'token-expired')} as const;

/** The response to a revoked token. */
export const tokenRevoked = ${errorShape(document, 'token-revoked')} as const;
`;
};

/** `states.ts`: the state machines of `openapi/states`, as data. @param contract absolute path of the contract's folder */
export const renderStates = (contract: string): string => {
  const machines = readYamlFolder(join(contract, 'states')).map(({ content }) => content as { name: string });
  return `${notice}import type { StateMachineShape } from './code/state-machine.ts';

/** Every state machine of the contract, by its name. */
export const stateMachines = ${table(machines.map((machine) => [machine.name, machine]))} as const satisfies Record<string, StateMachineShape>;

/** The name of a state machine. */
export type StateMachineName = keyof typeof stateMachines;
`;
};

/** `text-rules.ts`: the schemas of texts with a pattern, for code that can't load a validator. */
export const renderTextRules = (document: OpenApiDocument): string => {
  const rules = Object.entries(document.components.schemas).flatMap(
    ([name, { type, pattern, minLength, maxLength }]) =>
      type === 'string' && pattern !== undefined ? [[name, { pattern, minLength, maxLength }] as const] : [],
  );
  return `${notice}
/** The rules of texts with a pattern, by the name of their schema. */
export const textRules = ${table(rules)} as const;
`;
};
