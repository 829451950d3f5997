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
import type { Bundle, Node } from '../contract.ts';
import { resolveNode } from './schema-nodes.ts';

/** The title of a tag: `Identity`, `API keys`. Tags have the names of resources. */
export const tagTitle = (tag: string): string => {
  const titles: Readonly<Record<string, string>> = { oauth: 'Sign-in', tokens: 'API keys' };
  return titles[tag] ?? tag.charAt(0).toUpperCase() + tag.slice(1);
};

/** The operations of a tag, in the contract's order. */
export const operationsWithTag = (tag: string): OperationShape[] =>
  operationList.filter((operation) => operation.tag === tag);

/** An operation's node in the bundle. */
export const operationNode = (bundle: Bundle, { path, method }: OperationShape): Node =>
  bundle.paths[path]?.[method.toLowerCase()] ?? {};

/** An error that an operation declares, as that operation returns it. */
export type DeclaredError = ErrorExample & { readonly name: string; readonly status: string };

const errorsByName: Readonly<Record<string, ErrorExample>> = errors;

/** The errors that an operation declares, by status. */
export const listErrors = ({ responses }: OperationShape): DeclaredError[] =>
  Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, { examples, fitted }]) =>
      examples.flatMap((name) => {
        const example = fitted?.[name] ?? errorsByName[name];
        return example ? [{ ...example, name, status }] : [];
      }),
    );

/** An error with the name of its example, as any operation returns it. */
export type NamedError = ErrorExample & { readonly name: ErrorName; readonly status: number };

/** All errors of the contract. */
export const allErrors: readonly NamedError[] = Object.entries(
  errors as Record<ErrorName, ErrorExample & { status: number }>,
).map(([name, error]) => ({ ...error, name: name as ErrorName }));

/** The codes of all errors, in alphabetical order. */
export const errorCodes: readonly string[] = [...new Set(allErrors.map(({ code }) => code))].sort(
  (one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }),
);

const mutants: Readonly<Record<string, object>> = mutantsByClause;

/** The number of broken servers that violate a clause. The gate detects each of them. */
export const countMutants = (id: string): number => Object.keys(mutants[id] ?? {}).length;

/** Clauses about fewer operations are about each of them. The others are conventions of the API. */
const few = 10;

/** The clauses about an operation itself, and the conventions that it follows, by family. */
export const clausesFor = (
  id: string,
): { own: ClauseShape[]; conventions: { family: string; title: string; clauses: ClauseShape[] }[] } => {
  const covering = clauseList.filter((clause: ClauseShape) => clause.operations.includes(id));
  const common = covering.filter(({ operations }) => operations.length >= few);
  return {
    own: covering.filter(({ operations }) => operations.length < few),
    conventions: Object.entries(clauseFamilies)
      .map(([family, title]) => ({
        family,
        title,
        clauses: common.filter((clause) => clause.family === family),
      }))
      .filter(({ clauses }) => clauses.length > 0),
  };
};

const machines: readonly StateMachineShape[] = Object.values(stateMachines);

/** The state machines that an operation moves a record in, or is refused by. */
export const machinesFor = (id: string): StateMachineShape[] =>
  machines.filter(({ moves, forbidden = [] }) =>
    [...moves, ...forbidden].some((move) => 'operation' in move && move.operation === id),
  );

/** The state machines of the records of a tag. */
export const machinesWithTag = (tag: string): StateMachineShape[] => {
  const ids = new Set(operationsWithTag(tag).map(({ id }) => id));
  return machines.filter(({ moves, forbidden = [] }) =>
    [...moves, ...forbidden].some(
      (move) => 'operation' in move && ids.has(move.operation as OperationShape['id']),
    ),
  );
};

/** The types of all webhook events. */
export const eventTypes = Object.keys(events) as EventType[];

/** The webhook events about the records of a tag: those whose type begins with its name. */
export const eventsWithTag = (tag: string): EventType[] =>
  eventTypes.filter((type) => type.startsWith(`${tag}.`));

/** The examples of a response or a body: media type, name, summary and value. */
export type MediaExample = {
  readonly mediaType: string;
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
};

/** Lists the examples of a node with `content`. */
export const listMediaExamples = (bundle: Bundle, node: Node): MediaExample[] =>
  Object.entries((node.content as Record<string, Node> | undefined) ?? {}).flatMap(([mediaType, media]) =>
    Object.entries((media.examples as Record<string, Node> | undefined) ?? {}).map(([name, reference]) => {
      const { summary = name, value } = resolveNode(bundle, reference);
      return { mediaType, name, summary: String(summary), value };
    }),
  );
