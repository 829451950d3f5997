/** A string (with the colon of a member's name), a number, a literal. */
const token = /("(?:\\.|[^"\\])*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** JSON with its names, strings and numbers coloured; any other text as it is. */
export const JsonText = ({ text }: { text: string }) => {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, number] = match;
    parts.push(text.slice(end, match.index));
    const kind = string ? (colon ? 'name' : 'string') : number ? 'number' : 'literal';
    parts.push(
      <span key={match.index} class={`json-${kind}`}>
        {string ?? whole}
      </span>,
      colon ?? '',
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
};
