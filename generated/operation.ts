// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Scope } from './scopes.ts';

/** One parameter of an operation, as the contract declares it. */
export type ParameterShape = {
  readonly name: string;
  readonly required: boolean;
  /** A valid value, in the JSON type of the parameter. */
  readonly example?: string | number | boolean;
  /** What the contract chose, where the service document is silent. */
  readonly provisional?: string;
};

/** An error as an operation answers it. */
export type ErrorExample = {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly { readonly path: string; readonly reason: string; readonly message: string }[];
};

/** One declared response: its headers, media types and, for errors, the examples by name. */
export type ResponseShape = {
  /** Header name → whether it must be there, and the name of its validator. */
  readonly headers: Readonly<Record<string, { readonly required: boolean; readonly header: string }>>;
  /** Media type → the schema of its body; a text encoding of a list names its record's schema instead. */
  readonly content: Readonly<Record<string, { readonly schema?: string; readonly itemSchema?: string }>>;
  /** Names of the declared examples, in order (`already-decided`). */
  readonly examples: readonly string[];
  /** The errors among the examples that differ from the shared one of that name (`errors`), such as by their scope. */
  readonly fitted?: Readonly<Record<string, ErrorExample>>;
  readonly provisional?: string;
};

/** How a list is paged. */
export type ListShape = {
  /** The property of the envelope that holds the records. */
  readonly items: string;
  /** Other names of that property which a reading of the service document allows. */
  readonly toleratedItems: readonly string[];
  readonly itemSchema: string;
  /** Records a page when no limit is asked for, and the most that may be asked for. */
  readonly defaultLimit: number;
  readonly maxLimit: number;
  readonly order: string | null;
  readonly hasMore: boolean;
};

/** One operation of the contract, with all that a server, a client and a judge need to know of it. */
export type OperationShape = {
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Path template below the server's base, e.g. `/workspaces/{slug}/agents/{id}`. */
  readonly path: string;
  readonly server: 'api' | 'console';
  readonly tag: string;
  readonly summary: string;
  /** The one scope that a token must hold; null where no token is asked for. */
  readonly scope: Scope | null;
  /** Why this scope (or none) was chosen, where the service document doesn't show it. */
  readonly scopeProvisional?: string;
  readonly sessionOnly: boolean;
  /** The answer is an endless stream of records. */
  readonly stream: boolean;
  readonly list: ListShape | null;
  readonly parameters: {
    readonly path: readonly ParameterShape[];
    readonly query: readonly ParameterShape[];
    readonly header: readonly ParameterShape[];
  };
  readonly requestBody: {
    readonly mediaType: string;
    readonly required: boolean;
    readonly schema: string;
    readonly provisional?: string;
  } | null;
  readonly responses: Readonly<Record<string, ResponseShape>>;
  /** It takes an Idempotency-Key. */
  readonly idempotent: boolean;
  readonly provisional?: string;
};
