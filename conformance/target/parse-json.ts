/** Records of the contract nest only a few levels. Deeper nesting than this would exhaust the stack of every reader. */
const deepest = 500;

/** Whether JSON is nested too deeply for its readers. Only a string with that many brackets can be. */
const isTooDeep = (json: string, value: unknown): boolean => {
  if (json.length <= deepest || (json.match(/[[{]/g)?.length ?? 0) <= deepest) return false;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((item) => (item !== null && typeof item === 'object' ? Object.values(item) : []));
  }
  return false;
};

/** Parses JSON from a target. @throws SyntaxError if it isn't JSON, or is nested too deeply to read */
export const parseJson = (json: string): unknown => {
  const value: unknown = JSON.parse(json);
  if (isTooDeep(json, value)) throw new SyntaxError(`JSON that nests deeper than ${deepest} levels`);
  return value;
};
