import { methodName } from './method-name.ts';
import type { OperationShape } from './operation.ts';

/** A change in a version of the contract. */
export type ContractChange = {
  readonly section: 'Added' | 'Changed' | 'Deprecated' | 'Removed';
  /** What changed, in Markdown. */
  readonly text: string;
  /** Whether a program that was right before can fail because of it. */
  readonly isBreaking: boolean;
  /** The operations and events that it concerns; null if it may concern all of them. */
  readonly names: readonly string[] | null;
  /** The id of the clause that differs, if it is one. */
  readonly clause?: string;
};

/** A version of the contract, with what differs from the version before. */
export type ContractVersion = {
  readonly version: string;
  readonly changes: readonly ContractChange[];
  /** How many descriptions, examples and other annotations changed. */
  readonly editorial: number;
};

const escapePattern = (value: string): string => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a program writes where a path has a parameter: its name, an expression in a template, or a value. */
const anySegment = '(?:\\{\\w+\\}|\\$\\{[^}]*\\}|:\\w+|[^/\'"`\\s?]+)';

/** The pattern of the code that uses an operation: its id, the client's method, or its path. */
const usePattern = ({ id, tag, path }: Pick<OperationShape, 'id' | 'tag' | 'path'>): RegExp => {
  const parts = path.split(/\{\w+\}/).map(escapePattern);
  const method = `\\b${tag}\\??\\s*\\??\\.\\s*${methodName(id, tag)}\\b`;
  return new RegExp(`\\b${id}\\b|${method}|${parts.join(anySegment)}(?=['"\`?#])`);
};

/**
 * Finds the operations and events that a program uses: by the client's methods (`api.agents.create`), operation ids, paths
 * (`/workspaces/{slug}/agents`, or with expressions in a template) and event types. A path counts for all its operations.
 *
 * @param source the text of the program
 */
export const findUses = (
  source: string,
  operations: readonly Pick<OperationShape, 'id' | 'tag' | 'path'>[],
  events: readonly string[],
): string[] => [
  ...operations.filter((operation) => usePattern(operation).test(source)).map(({ id }) => id),
  ...events.filter((event) => new RegExp(`['"\`]${escapePattern(event)}['"\`]`).test(source)),
];

/**
 * The versions after one, each with the changes that concern the names.
 *
 * @param versions newest first
 * @param since the version that a program was written for
 * @param used operations and events; all changes if undefined
 * @throws Error if the version is unknown
 */
export const changesSince = (
  versions: readonly ContractVersion[],
  since: string,
  used?: ReadonlySet<string>,
): ContractVersion[] => {
  const at = versions.findIndex(({ version }) => version === since);
  if (at === -1) {
    const names = versions.map(({ version }) => version).join(', ');
    throw new Error(`Unknown version "${since}". Known versions: ${names}.`);
  }
  return versions.slice(0, at).map(({ version, changes, editorial }) => ({
    version,
    changes: changes.filter(({ names }) => !used || names === null || names.some((name) => used.has(name))),
    editorial,
  }));
};
