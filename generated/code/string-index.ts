/** A set of strings that can be found in a text in one pass, however many there are. */
export type StringIndex = {
  /** Adds a string. An empty one is never found. */
  add: (string: string) => void;
  /**
   * The length of the longest of the strings that starts at a position of a text; 0 if none does.
   *
   * @param minCut if set, the text was cut off: the start of a string counts if the text ends with it and it has this length
   */
  lengthAt: (text: string, at: number, minCut?: number) => number;
  /** The first of the strings in a text; null if it contains none. */
  findIn: (text: string) => string | null;
  /** Replaces the strings in a text. Those that overlap are replaced together, so that no part of one remains. */
  replaceIn: (text: string, replacement: string, minCut?: number) => string;
};

/** The strings that continue in the same way, by their next character. A string that no other one continues is a leaf. */
type Node = Map<number, Node | string>;

/** The place of a string that ends where others continue. */
const end = -1;

const codeAt = (string: string, index: number): number =>
  index < string.length ? string.charCodeAt(index) : end;

/** Creates an index without strings. Adding one takes no more steps than it has characters. */
export const createStringIndex = (): StringIndex => {
  const root: Node = new Map();

  const add = (string: string): void => {
    let node = root;
    for (let depth = 0; ; depth += 1) {
      const code = codeAt(string, depth);
      const next = node.get(code);
      if (next === undefined || next === string) {
        node.set(code, string);
        return;
      }
      const child: Node = typeof next === 'string' ? new Map([[codeAt(next, depth + 1), next]]) : next;
      node.set(code, child);
      node = child;
    }
  };

  const lengthAt: StringIndex['lengthAt'] = (text, at, minCut = Number.POSITIVE_INFINITY) => {
    let node = root;
    let longest = 0;
    for (let depth = 0; ; depth += 1) {
      if (node.has(end)) longest = depth;
      if (at + depth === text.length) return depth >= minCut ? depth : longest;
      const next = node.get(text.charCodeAt(at + depth));
      if (next === undefined) return longest;
      if (typeof next === 'string') {
        if (text.startsWith(next, at)) return next.length;
        const rest = text.length - at;
        return rest >= minCut && next.startsWith(text.slice(at)) ? rest : longest;
      }
      node = next;
    }
  };

  const replaceIn: StringIndex['replaceIn'] = (text, replacement, minCut) => {
    let result = '';
    let copied = 0;
    for (let at = 0; at < text.length; at += 1) {
      let next = at + lengthAt(text, at, minCut);
      if (next === at) continue;
      result += text.slice(copied, at) + replacement;
      for (; at < next; at += 1) next = Math.max(next, at + lengthAt(text, at, minCut));
      copied = next;
      at = next - 1;
    }
    return result + text.slice(copied);
  };

  return {
    add,
    lengthAt,
    replaceIn,
    findIn: (text) => {
      for (let at = 0; at < text.length; at += 1) {
        const length = lengthAt(text, at);
        if (length > 0) return text.slice(at, at + length);
      }
      return null;
    },
  };
};

/**
 * Creates a function that returns the index of a map's keys. The map may only grow: each call adds what is new to the index.
 *
 * @param toForms the strings to find for a key
 */
export const createKeyIndex = (
  toForms: (key: string) => readonly string[],
): ((keys: ReadonlyMap<string, unknown>) => StringIndex) => {
  const indexes = new WeakMap<ReadonlyMap<string, unknown>, { index: StringIndex; size: number }>();
  return (keys) => {
    const entry = indexes.get(keys) ?? { index: createStringIndex(), size: 0 };
    indexes.set(keys, entry);
    if (entry.size < keys.size)
      for (const key of [...keys.keys()].slice(entry.size))
        for (const form of toForms(key)) entry.index.add(form);
    entry.size = keys.size;
    return entry.index;
  };
};
