const freeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
};

/**
 * A function of an object, worked out once for each object that can't change: a row that is remembered, or what was
 * made of one, which then can't change either.
 */
export const onceEach = <Given extends object, Value>(
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
export const jsonOf: (given: object) => string = onceEach((given: object) => JSON.stringify(given));
