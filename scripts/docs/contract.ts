import {
  type ClauseShape,
  clauseFamilies,
  clauseList,
  type ErrorExample,
  type ErrorName,
  type EventType,
  errors,
  events,
  type OperationShape,
  operationList,
  type StateMachineShape,
  stateMachines,
} from '@workspace-api/contract';
import mutantsByClause from '@workspace-api/contract/mutants.json' with { type: 'json' };
import {
  type Example,
  isNode,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  type Response,
  resolve,
} from '../generate/openapi-document.ts';
import { readJson } from '../generate/paths.ts';

/** The bundled contract, with what the site reads of it. */
export type Bundle = OpenApiDocument & {
  readonly info: { readonly summary: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
};

/** The contract as one document. */
export const bundle = readJson<Bundle>('generated/openapi.json');

/** The part of the contract about an operation or a webhook. @throws Error if the contract has none with this id */
export const getEntry = (id: string): OperationEntry => {
  const all = [...listOperations(bundle), ...listOperations(bundle, bundle.webhooks)];
  const entry = all.find(({ operation, path }) => operation.operationId === id || path === id);
  if (!entry) throw new Error(`Expected an operation or a webhook event of the contract, got "${id}".`);
  return entry;
};

/** Returns the name of the schema that a reference leads to, or undefined for any other value. */
export const getSchemaName = (value: unknown): string | undefined =>
  isNode(value) && typeof value.$ref === 'string'
    ? /^#\/components\/schemas\/(.+)$/.exec(value.$ref)?.[1]
    : undefined;

/** The description of a tag in the contract. */
export const tagDescription = (tag: string): string =>
  bundle.tags.find(({ name }) => name === tag)?.description ?? '';

/** The operations of a tag, in the contract's order. */
export const operationsWithTag = (tag: string): OperationShape[] =>
  operationList.filter((operation) => operation.tag === tag);

/** The successful responses of an operation, by status. */
export const listSuccesses = ({ responses }: OperationEntry) =>
  responses.filter(([status]) => status.startsWith('2'));

/** An error with the name of its example. */
export type NamedError = ErrorExample & { readonly name: ErrorName; readonly status: number };

/** All errors of the contract. */
export const allErrors: readonly NamedError[] = Object.entries(
  errors as Record<ErrorName, ErrorExample & { status: number }>,
).map(([name, error]) => ({ ...error, name: name as ErrorName }));

/** The codes of all errors, in alphabetical order. */
export const errorCodes: readonly string[] = [...new Set(allErrors.map(({ code }) => code))].sort(
  (one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }),
);

/** The errors that an operation declares, by status. */
export const listErrors = ({ responses }: OperationShape): NamedError[] =>
  Object.values(responses).flatMap(({ examples }) =>
    examples.flatMap((name) => allErrors.filter((error) => error.name === name)),
  );

/** The number of broken servers that violate a clause. The gate detects each of them. */
export const countMutants = (id: string): number =>
  Object.keys((mutantsByClause as Record<string, object>)[id] ?? {}).length;

/** Clauses about fewer operations are about each of them. The others are conventions of the API. */
const few = 10;

type Conventions = { readonly family: string; readonly title: string; readonly count: number };

/** The clauses about an operation itself, and the conventions that it follows, by family. */
export const clausesFor = (
  id: string,
): { readonly own: ClauseShape[]; readonly conventions: Conventions[] } => {
  const covering = clauseList.filter((clause: ClauseShape) => clause.operations.includes(id));
  const common = covering.filter(({ operations }) => operations.length >= few);
  return {
    own: covering.filter((clause) => !common.includes(clause)),
    conventions: Object.entries(clauseFamilies)
      .map(([family, title]) => ({
        family,
        title,
        count: common.filter((clause) => clause.family === family).length,
      }))
      .filter(({ count }) => count > 0),
  };
};

/** All state machines of the contract. */
export const machines: readonly StateMachineShape[] = Object.values(stateMachines);

/** The state machines that one of some operations moves a record in, or is refused by. */
export const machinesFor = (operations: readonly string[]): StateMachineShape[] =>
  machines.filter(({ moves, forbidden = [] }) =>
    [...moves, ...forbidden].some((move) => 'operation' in move && operations.includes(move.operation)),
  );

/** The types of all webhook events. */
export const eventTypes = Object.keys(events) as EventType[];

/** The webhook events about the records of a tag: those whose type begins with its name. */
export const eventsWithTag = (tag: string): EventType[] =>
  eventTypes.filter((type) => type.startsWith(`${tag}.`));

/** An example of a response or a body. */
export type MediaExample = { readonly mediaType: string; readonly summary: string; readonly value: unknown };

/** Lists the examples of a body or a response. */
export const listMediaExamples = ({ content = {} }: Pick<Response, 'content'> = {}): MediaExample[] =>
  Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, node]) => {
      const { summary = name, value } = resolve<Example>(bundle, node);
      return { mediaType, summary, value };
    }),
  );
