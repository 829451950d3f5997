import type { FuzzRequest } from '../requests/request.ts';

/** A behavior that must not occur for any request. */
export type Problem =
  | 'server error'
  | 'no response in time'
  | 'no response'
  | 'not HTTP'
  | 'not as declared'
  | 'violates a clause'
  | 'accepted without a control token'
  | 'accepted from a foreign page'
  | 'exposes internals';

/** An occurrence of such a behavior. */
export type Finding = {
  readonly problem: Problem;
  /** The operation, or another description of the request. */
  readonly at: string;
  readonly detail: string;
  /** The part that similar findings have in common. */
  readonly cause: string;
  /** The number of the request. */
  readonly number: number;
  readonly request: FuzzRequest;
};
