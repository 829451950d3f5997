import { stripVTControlCharacters } from 'node:util';

/**
 * Wraps text into lines of at most `width` columns. Existing line breaks are kept. A word that is longer than a line (a URL, a
 * command) is not broken, so that it can be copied.
 *
 * @param indent the indentation of the first line
 * @param hanging the indentation of the other lines
 */
export const wrap = (value: string, width: number, indent = '', hanging = indent): string => {
  const lines: string[] = [];
  for (const source of value.split('\n')) {
    let line = '';
    for (const word of source.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      const room = Math.max(20, width - (lines.length === 0 ? indent : hanging).length);
      if (line !== '' && stripVTControlCharacters(longer).length > room) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.map((line, at) => `${at === 0 ? indent : hanging}${line}`.trimEnd()).join('\n');
};
