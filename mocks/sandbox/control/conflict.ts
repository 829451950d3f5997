import { errors } from '@workspace-api/contract';
import { Problem } from '../core/problem.ts';

/** A conflict with the state of a record: the contract's 409 without a `kind`, which exists only in the API. */
export const conflict = (message: string): Problem =>
  new Problem(errors['slug-in-use'].status, { error: { code: errors['slug-in-use'].code, message } });
