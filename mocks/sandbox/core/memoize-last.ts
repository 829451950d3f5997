/** Calls a function again only for another argument than the last: what it returns may keep state. */
export const memoizeLast = <Argument, Result>(make: (argument: Argument) => Result) => {
  let last: { readonly argument: Argument; readonly result: Result } | undefined;
  return (argument: Argument): Result => {
    if (last?.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
};
