import { join } from 'node:path';
import type { StateMachineShape } from '../../generated/code/state-machine.ts';
import { isNote } from '../../openapi/lint/note.ts';
import {
  type Header,
  headerVariable,
  listExamples,
  listOperations,
  type OpenApiDocument,
  type Parameter,
  resolve,
} from './openapi-document.ts';
import { chosenOperations } from './operation-selectors.ts';
import { formatJson, fromRoot, listFiles, readText } from './paths.ts';
import { readRegister } from './read-register.ts';
import { listScopes, strongerThan } from './scope-levels.ts';
import { schemasAt } from './shape-places.ts';
import { getExampleName, pascalCase, readEvents } from './webhooks.ts';
import { readYamlFolder } from './yaml-folder.ts';

/** Renders a value as a literal of TypeScript. */
export const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Renders an object as a literal of TypeScript. */
export const table = (entries: readonly (readonly [string, unknown])[]): string =>
  json(Object.fromEntries(entries));

const sortedTable = (entries: Iterable<readonly [string, unknown]>): string =>
  table([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/** `clauses.ts`: the register of `openapi/clauses`, with each selector of operations resolved to their ids. */
export const renderClauses = (contract: string, document: OpenApiDocument): string => {
  const { families, capabilities } = readRegister(contract);
  const register = families.flatMap(({ family, clauses }) =>
    // shapes.ts and the validators contain what a clause states about a shape.
    clauses.map(({ schema, pointer, keywords, fragment, ...clause }) => {
      const operations = chosenOperations(document, clause.operations);
      return [clause.id, { ...clause, family, operations }] as const;
    }),
  );
  return `import type { ClauseShape } from './code/clause.ts';
import type { OperationId } from './operations.ts';

/** The families of clauses, with their titles. */
export const clauseFamilies = ${table(families.map(({ family, title }) => [family, title]))} as const;

/** The capabilities of a driver, each with its description. */
export const capabilities = ${table(capabilities.map(({ id, text }) => [id, text]))} as const;

/** Every promise of the service, by its id. */
export const clauses = ${table(register)} as const satisfies Record<
  string,
  ClauseShape & { readonly operations: readonly OperationId[]; readonly needs: readonly Capability[] }
>;

/** The id of a clause, e.g. \`idempotency.mismatch-is-422\`. */
export type ClauseId = keyof typeof clauses;

/** The id of a driver's capability. */
export type Capability = keyof typeof capabilities;

/** The clauses in the register's order, with their common type. */
export const clauseList: readonly (ClauseShape & { readonly id: ClauseId })[] = Object.values(clauses);
`;
};

/** A file of the contract's sources, relative to the repository, and a line number, from 1. */
type Place = { file: string; line: number };

/** Finds the values of a key in the files of a folder, such as the `id` of clauses or the `operationId` of paths. */
const readPlaces = (folder: string, key: string): [value: string, place: Place][] =>
  listFiles(fromRoot(folder)).flatMap((name) => {
    const lines = readText(`${folder}/${name}`).split('\n');
    return lines.flatMap((line, at): [string, Place][] => {
      const [, value] = new RegExp(`^ {2}(?:- )?${key}: (\\S+)$`).exec(line) ?? [];
      return value === undefined ? [] : [[value, { file: `${folder}/${name}`, line: at + 1 }]];
    });
  });

/** `places.json`: the place of each clause and each operation in the sources. @param contract the folder of the contract's sources */
export const renderPlaces = (contract: string): string => {
  const clauses = readRegister(contract).families.flatMap((family) => family.clauses.map(({ id }) => id));
  const stated = readPlaces('openapi/clauses', 'id').filter(([id]) => clauses.includes(id));
  return formatJson({
    clauses: Object.fromEntries(stated),
    operations: Object.fromEntries(readPlaces('openapi/paths', 'operationId')),
  });
};

/** `events.ts`: every event that subscriptions can receive. */
export const renderEvents = (contract: string, document: OpenApiDocument): string => {
  const { version } = document.components.schemas.EventEnvelope?.properties ?? {};
  const events = readEvents(contract).map(
    ([type, { summary, data }]) =>
      [type, { summary, data: pascalCase(data), example: getExampleName(type) }] as const,
  );
  return `import type { components } from './types.ts';

/** Every event, by its type: what happened, the schema of its data, and its example. */
export const events = ${table(events)} as const;

/** The type of an event, e.g. \`pages.published\`. */
export type EventType = keyof typeof events;

/** The data of an event. */
export type EventData<Type extends EventType> = components['schemas'][(typeof events)[Type]['data']];

/** The version of the envelope that holds every event. */
export const envelopeVersion = ${json(version?.examples?.[0])};
`;
};

/** `examples.ts`: the values of the contract's examples, by name. The sandbox is seeded with them. */
export const renderExamples = (document: OpenApiDocument): string => {
  const headers = Object.entries(document.components.headers ?? {}).flatMap(([name, node]) => {
    const { example } = resolve<Header>(document, node as Header);
    return example === undefined ? [] : [[name, String(example)] as const];
  });
  return `
/** Every example of the contract by name: bodies of requests, responses and errors. */
export const examples = ${table(listExamples(document).map(([name, { value }]) => [name, value]))};

/** The examples of headers in responses, by the name of the header's component. */
export const headerExamples: Readonly<Record<string, string>> = ${table(headers)};

/** The name of an example. */
export type ExampleName = keyof typeof examples;
`;
};

/** The values that the contract lists for each parameter. @throws Error if operations list different ones for the same name */
const listParameterValues = (document: OpenApiDocument): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, readonly string[]>();
  for (const { name, schema } of listOperations(document).flatMap(({ parameters }) => parameters)) {
    if (!schema.enum) continue;
    const same = values.get(name) ?? schema.enum;
    if (json(same) !== json(schema.enum))
      throw new Error(
        `The parameters named ${name} take different values: ${json(same)}, ${json(schema.enum)}.`,
      );
    values.set(name, schema.enum);
  }
  return values;
};

/** `names.ts`: header names, media types and the values of parameters. */
export const renderNames = (document: OpenApiDocument): string => {
  const entries = listOperations(document);
  const parameters = Object.values(document.components.parameters ?? {}) as Parameter[];
  const names = [
    ...parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    ...entries.flatMap(({ responses }) => responses.flatMap(([, { headers = {} }]) => Object.keys(headers))),
  ];
  const headers = [...new Set(names)].map((name) => [headerVariable(name), name] as const);
  const accepted = new Set(entries.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  const mediaTypes = new Set(
    entries.flatMap(({ responses }) => responses).flatMap(([, { content = {} }]) => Object.keys(content)),
  );
  return `
/** The headers that the contract names, by their names as variables. */
export const headerNames = ${sortedTable(headers)} as const;

/** The headers that the operations accept, likewise. */
export const requestHeaders = ${sortedTable(headers.filter(([, name]) => accepted.has(name)))} as const;

// A constant for each header, so that a bundle contains only the headers that it uses.
${headers
  .map(([variable, name]) => `export const ${variable}Header = ${json(name)};`)
  .sort()
  .join('\n')}

/** The media types of the contract's bodies, by their short name. */
export const mediaTypes = ${sortedTable([...mediaTypes].map((mediaType) => [mediaType.replace(/^.*\/(?:x-)?/, ''), mediaType]))} as const;

/** The only valid values of parameters, by the parameter's name, in the contract's order. */
export const parameterValues = ${sortedTable(listParameterValues(document))} as const;

/** The version of the contract (\`info.version\`). */
export const contractVersion = ${json(document.info.version)};
`;
};

/** `scopes.ts`: every scope, and for each one the scopes that imply it. */
export const renderScopes = (document: OpenApiDocument): string => {
  const scopes = listScopes(document);
  return `
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
  return `
/** The URL of these operations on the sandbox, on its default port. */
export const sandboxUrl = ${json(server.url)};

/** The path of that URL, before the path of an operation. */
export const basePath = ${json(new URL(server.url).pathname)};
`;
};

/**
 * Lists the states of a machine that it doesn't declare, or that the schema of its records doesn't have, and the errors of its
 * rejections that their operations don't return.
 */
const findUnknown = (document: OpenApiDocument, machine: StateMachineShape): unknown[] => {
  const { schema, field, states, initial, moves, forbidden = [] } = machine;
  const nodes = schema === null ? [] : schemasAt(document, schema, `/${field}`);
  const values = nodes.find((node) => node.enum)?.enum ?? states;
  const used = [
    initial,
    ...moves.map(({ to }) => to),
    ...[...moves, ...forbidden].flatMap(({ from }) => from),
  ];
  const errors = forbidden.flatMap(({ operation, error }) => {
    const entry = listOperations(document).find((one) => one.operation.operationId === operation);
    const contents = entry?.responses.flatMap(([, { content = {} }]) => Object.values(content)) ?? [];
    return contents.some(({ examples = {} }) => error in examples) ? [] : [`${error} of ${operation}`];
  });
  const notes = [...moves, ...forbidden].flatMap(({ provisional }) => provisional ?? []);
  return [
    ...states.filter((state) => !values.includes(state)),
    ...used.filter((state) => state !== null && !states.includes(state)),
    ...errors,
    ...notes.filter((note) => !isNote(note)),
  ];
};

/**
 * `states.ts`: the state machines of `openapi/states`, as data.
 *
 * @param contract absolute path of the contract's folder
 * @throws Error if one has an unknown state, an error that its operation doesn't return, or a note that isn't a sentence
 */
export const renderStates = (contract: string, document: OpenApiDocument): string => {
  const machines = readYamlFolder(join(contract, 'states')).map(({ file, content }) => {
    const machine = content as StateMachineShape;
    const unknown = findUnknown(document, machine);
    if (unknown.length > 0)
      throw new Error(
        `openapi/states/${file}: Expected states of the schema and the machine, errors of the operations, and notes that are sentences; got ${unknown.join(', ')}.`,
      );
    return [machine.name, machine] as const;
  });
  return `import type { StateMachineShape } from './code/state-machine.ts';

/** Every state machine of the contract, by its name. */
export const stateMachines = ${table(machines)} as const satisfies Record<string, StateMachineShape>;

/** The name of a state machine. */
export type StateMachineName = keyof typeof stateMachines;
`;
};
