const freeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
};

/**
 * Memoizes a pure function of an object. Only frozen objects are cached: the rows of the row cache, and the results of
 * memoized functions, which are frozen too.
 */
export const memoizeByIdentity = <Given extends object, Value>(
  work: (given: Given) => Value,
): ((given: Given) => Value) => {
  const known = new WeakMap<Given, Value>();
  return (given) => {
    if (!Object.isFrozen(given)) return work(given);
    const found = known.get(given);
    if (found !== undefined) return found;
    const value = freeze(work(given));
    known.set(given, value);
    return value;
  };
};

/** An object as JSON. */
export const jsonOf: (given: object) => string = memoizeByIdentity((given: object) => JSON.stringify(given));
