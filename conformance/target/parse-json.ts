/** Records of the contract nest only a few levels. Deeper nesting than this would exhaust the stack of every reader. */
const maxDepth = 500;

/** A page has at most a hundred records. More values than this would fill the memory. */
const maxValues = 1_000_000;

const tooManyValues = `has more than ${maxValues.toLocaleString('en')} values`;

const [quote, backslash, comma, openArray, closeArray, openObject, closeObject] = [...'"\\,[]{}'].map(
  (character) => character.charCodeAt(0),
);

/** Counts brackets and commas, so that nothing is created before the decision. @throws SyntaxError if there are too many */
const checkExcess = (json: string): void => {
  // Fewer characters can't exceed a limit.
  if (json.length <= maxDepth) return;
  let [depth, values, isInString] = [0, 1, false];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) isInString = !isInString;
    else if (isInString) at += code === backslash ? 1 : 0;
    else if (code === closeArray || code === closeObject) depth -= 1;
    else if (code === comma) values += 1;
    else if (code === openArray || code === openObject) {
      depth += 1;
      values += 1;
    }
    if (depth > maxDepth) throw new SyntaxError(`nests deeper than ${maxDepth} levels`);
    if (values > maxValues) throw new SyntaxError(tooManyValues);
  }
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new SyntaxError('is not JSON');
  }
};

/** Parses JSON from a target. @throws SyntaxError if it isn't JSON, or has too many values or levels to read */
export const parseJson = (json: string): unknown => {
  checkExcess(json);
  return parse(json);
};

/** Parses JSON, a string or its bytes; undefined if `parseJson` can't read it. */
export const tryParseJson = (json: string | Uint8Array): unknown => {
  try {
    return parseJson(typeof json === 'string' ? json : Buffer.from(json).toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Parses JSON lines from a target, without empty ones. @throws SyntaxError as `parseJson` does, for all lines together */
export const parseJsonLines = (ndjson: string): unknown[] => {
  checkExcess(ndjson);
  const lines = ndjson.split('\n', maxValues + 1);
  if (lines.length > maxValues) throw new SyntaxError(tooManyValues);
  return lines.flatMap((line) => (line.trim() === '' ? [] : [parse(line)]));
};
