import { mediaTypes } from '@workspace-api/contract';

/**
 * New names of members: a JSON Pointer, whose last step has the old name and the others have the contract's → the new name and the
 * contract's.
 */
export type Renaming = ReadonlyMap<string, { readonly name: string; readonly own: string }>;

/** Records of the contract nest only a few levels. Pointers into deeper values stay this short. */
const maxPointer = 500;

/** The new name of a member, and the pointer of its value. @param at the pointer of its record */
const step = (renaming: Renaming, at: string, old: string): [name: string, at: string] => {
  const { name, own } = renaming.get(`${at}/${old}`) ?? { name: old, own: old };
  return [name, `${at}/${own}`.slice(0, maxPointer)];
};

const unquote = (token: string): string => {
  try {
    return JSON.parse(token) as string;
  } catch {
    return token;
  }
};

/** Renames members in JSON, one value or one per line. Every other character stays as it is, valid JSON or not. */
const renameInJson = (json: string, renaming: Renaming): string => {
  const outer: { at: string; isObject: boolean }[] = [];
  let [at, isName] = ['', false];
  return json.replaceAll(/"(?:[^"\\]|\\.)*"?|[{}[\],]/gs, (token) => {
    if (token === '{' || token === '[') outer.push({ at, isObject: token === '{' });
    else if (token === '}' || token === ']') outer.pop();
    const { at: record, isObject } = outer.at(-1) ?? { at: '', isObject: false };
    if (isName && token.startsWith('"')) {
      isName = false;
      const name = unquote(token);
      const [renamed, value] = step(renaming, record, name);
      at = value;
      return renamed === name ? token : JSON.stringify(renamed);
    }
    if (token === '{' || token === ',') isName = isObject;
    if (!isObject) at = outer.length === 0 ? '' : `${record}/*`.slice(0, maxPointer);
    return token;
  });
};

/** Renames the steps of a path, such as the members of a JSON Pointer or of a column. */
export const renameSteps = (steps: readonly string[], renaming: Renaming): string[] => {
  let at = '';
  return steps.map((name) => {
    const [renamed, value] = step(renaming, at, name);
    at = /^\d+$/.test(name) ? `${at}/*` : value;
    return renamed;
  });
};

/** Renames members in a body. Of CSV and TSON, only the columns in the first line have names. */
export const renameMembers = (mediaType: string, body: string, renaming: Renaming): string => {
  if (mediaType === mediaTypes.json || mediaType === mediaTypes.ndjson) return renameInJson(body, renaming);
  if (mediaType !== mediaTypes.csv && mediaType !== mediaTypes.tson) return body;
  return body.replace(/^[^\n]*/, (line) =>
    line.replaceAll(/[\w.-]+/g, (column) => renameSteps(column.split('.'), renaming).join('.')),
  );
};
