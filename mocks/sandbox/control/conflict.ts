import { errors } from '@workspace-api/contract';
import { Problem } from '../core/problem.ts';

/** A record's state stands in the way. The contract's conflict, without a kind: those are the API's own. */
export const conflict = (message: string): Problem =>
  new Problem(errors['slug-in-use'].status, { error: { code: errors['slug-in-use'].code, message } });
