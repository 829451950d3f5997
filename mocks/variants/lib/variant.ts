import type { ClauseId, OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';

/** A family of clauses, as in `pagination.cursor-is-opaque`. */
export type Family = ClauseId extends infer Id
  ? Id extends `${infer Name}.${string}`
    ? Name
    : never
  : never;

/** A correct server that differs from the sandbox where the service document leaves room, as a wrapper of the sandbox. */
export type Variant = {
  /** What differs, in one sentence. */
  readonly text: string;
  /** What the service document says, or doesn't, that allows it. */
  readonly allowedBy: string;
  /** The families of clauses that look at what differs, the one that looks most first: `npm test` judges that one. */
  readonly families: readonly Family[];
  /** The number of the decision record whose tolerance it proves. */
  readonly decision?: number;
  /** Bodies that the gate needs where the service document shows none, as in its option of that name. */
  readonly samples?: Readonly<Partial<Record<OperationId, unknown>>>;
  /** Wraps the whole server: the API, the sign-in console and the control plane, all without compression. */
  readonly wrap: Wrap;
  /** Wraps the function by which the server sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};
