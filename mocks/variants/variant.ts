import type { ClauseId, OperationId } from '@workspace-api/contract';
import type { Wrap } from '../wrappers/fetch.ts';

/** A family of clauses, such as `pagination` in `pagination.cursor-is-opaque`. */
export type Family = ClauseId extends infer Id
  ? Id extends `${infer Name}.${string}`
    ? Name
    : never
  : never;

/** A correct server that differs from the sandbox where the service document allows it. It is a wrapper of the sandbox. */
export type Variant = {
  /** The difference, in one sentence. */
  readonly text: string;
  /** The statement of the service document, or its silence, that allows the difference. */
  readonly allowedBy: string;
  /** The families of clauses that check the difference, most relevant first. */
  readonly families: readonly Family[];
  /** Bodies that the gate needs where the service document shows none, as in the gate's option of that name. */
  readonly samples?: Readonly<Partial<Record<OperationId, unknown>>>;
  /** Wraps the whole server: the API, the sign-in console and the control plane, all without compression. */
  readonly wrap: Wrap;
  /** Wraps the function that sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};

/** Variants by name. */
export type VariantTable = Readonly<Record<string, Variant>>;
