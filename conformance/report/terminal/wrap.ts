/**
 * Wraps text into lines of at most `width` columns, each indented by `indent`. Existing line breaks are kept. A word that is
 * longer than a line (a URL, a command) is not broken, so that it can be copied.
 */
export function wrap(value: string, width: number, indent = ''): string {
  const room = Math.max(20, width - indent.length);
  return value
    .split('\n')
    .flatMap((line) => wrapLine(line, room))
    .map((line) => `${indent}${line}`.trimEnd())
    .join('\n');
}

function wrapLine(source: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of source.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
