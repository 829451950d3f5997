import { Problem } from '../problem.ts';

/** The answer of an operation that the sandbox doesn't have yet; the contract knows no such answer. */
export const notImplemented = (operation: string): Problem =>
  new Problem(501, {
    error: { code: 'not_implemented', message: `This sandbox does not have ${operation} yet.` },
  });
