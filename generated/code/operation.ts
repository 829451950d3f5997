import type { Scope } from '../scopes.ts';

/** One parameter of an operation, as the contract declares it. */
export type ParameterShape = {
  readonly name: string;
  readonly required: boolean;
  /** A valid value, in the JSON type of the parameter. */
  readonly example?: string | number | boolean;
  /** What the contract chose, if the service document doesn't specify it. */
  readonly provisional?: string;
};

/** An error as an operation returns it. */
export type ErrorExample = {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly { readonly path: string; readonly reason: string; readonly message: string }[];
};

/** One declared response: its headers, media types and, for errors, the examples by name. */
export type ResponseShape = {
  /** Header name → whether it is required, and the name of its validator. */
  readonly headers: Readonly<Record<string, { readonly required: boolean; readonly header: string }>>;
  /** Media type → the schema of its body; a text encoding of a list names its record's schema instead. */
  readonly content: Readonly<Record<string, { readonly schema?: string; readonly itemSchema?: string }>>;
  /** Names of the declared examples, in order (`already-decided`). */
  readonly examples: readonly string[];
  /** The errors among the examples whose values depend on the operation, such as its scope, by name. */
  readonly fitted?: Readonly<Record<string, ErrorExample>>;
  readonly provisional?: string;
};

/** The pagination of a list. */
export type ListShape = {
  /** The property of the envelope that contains the records. */
  readonly items: string;
  /** Other names of that property that a reading of the service document allows. */
  readonly toleratedItems: readonly string[];
  readonly itemSchema: string;
  /** The number of records per page without a limit, and the maximum limit. */
  readonly defaultLimit: number;
  readonly maxLimit: number;
  readonly order: string | null;
  readonly hasMore: boolean;
};

/** One operation of the contract, with everything that a server, a client and the gate need to know about it. */
export type OperationShape = {
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Path template below the server's base, e.g. `/workspaces/{slug}/agents/{id}`. */
  readonly path: string;
  readonly server: 'api' | 'console';
  readonly tag: string;
  readonly summary: string;
  /** The one scope that a token must have; null if no token is required. */
  readonly scope: Scope | null;
  /** Why this scope (or none) was chosen, if the service document doesn't specify it. */
  readonly scopeProvisional?: string;
  readonly sessionOnly: boolean;
  /** Whether the response is an endless stream of records. */
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
    /** The component of its first example. */
    readonly example?: string;
    readonly provisional?: string;
  } | null;
  readonly responses: Readonly<Record<string, ResponseShape>>;
  /** Whether it accepts an Idempotency-Key. */
  readonly idempotent: boolean;
  readonly provisional?: string;
};
