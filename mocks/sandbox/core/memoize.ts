/** More strings than are in use at a time: headers, paths, schedules, pages. A full cache is emptied. */
const limit = 200;

/** Memoizes a pure function of a string, such as the parser of a header. */
export const memoize = <Value>(work: (input: string) => Value): ((input: string) => Value) => {
  const cache = new Map<string, Value>();
  return (input) => {
    const cached = cache.get(input);
    if (cached !== undefined || cache.has(input)) return cached as Value;
    const value = work(input);
    if (cache.size >= limit) cache.clear();
    cache.set(input, value);
    return value;
  };
};

/** Calls a function again only if the argument differs from the last one. The cached result may be stateful. */
export const memoizeLast = <Argument, Result>(make: (argument: Argument) => Result) => {
  let last: { readonly argument: Argument; readonly result: Result } | undefined;
  return (argument: Argument): Result => {
    if (!last || last.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
};
