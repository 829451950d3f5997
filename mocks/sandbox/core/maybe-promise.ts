/** A value that is known already, or will be. */
export type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Passes a value on: at once if it is known, otherwise once it is. Every request asks several caches, and an `await` of each
 * known value would cost more than finding it.
 */
export const whenKnown = <Value, Result>(
  value: MaybePromise<Value>,
  use: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (value instanceof Promise ? value.then(use) : use(value));
