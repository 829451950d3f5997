import type { FuzzRequest } from '../requests/request.ts';

/** What may not happen, whatever is sent. */
export type Problem =
  | 'server error'
  | 'no answer in time'
  | 'no answer'
  | 'not HTTP'
  | 'not as declared'
  | 'breaks a clause'
  | 'needs no control token'
  | 'shows its inside';

/** Something that happened and may not. */
export type Finding = {
  readonly problem: Problem;
  /** The operation, or what else was asked. */
  readonly at: string;
  readonly detail: string;
  /** What is the same in findings that are alike. */
  readonly cause: string;
  /** The number of the request. */
  readonly number: number;
  readonly request: FuzzRequest;
};
