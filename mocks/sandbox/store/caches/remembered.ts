/** More texts than are in use at a time: headers, paths, schedules, pages. Beyond them it begins anew. */
const most = 200;

/** A function of a text, such as the parser of a header, that works out each text once. */
export const remembered = <Value>(work: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Value;
    const value = work(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
};
