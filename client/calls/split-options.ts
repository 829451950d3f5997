/** The options at the end of a method's arguments, if there are any, apart from the others. */
export const splitOptions = <Options extends object>(
  input: readonly unknown[],
): [given: readonly unknown[], options: Options] => {
  const last = input.at(-1);
  return typeof last === 'object' && last !== null
    ? [input.slice(0, -1), last as Options]
    : [input, {} as Options];
};
