import type { Wrap } from './fetch.ts';

/** Several wrappers as one; the first is the innermost. */
export const chain =
  (...wraps: readonly Wrap[]): Wrap =>
  (server) =>
    wraps.reduce((next, wrap) => wrap(next), server);
