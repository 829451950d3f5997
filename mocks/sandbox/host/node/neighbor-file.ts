import { existsSync, realpathSync, writeFileSync } from 'node:fs';

/**
 * The name of a file next to the records' file, also if `file` is a link to the records: a sandbox that is started on the link,
 * and one that is started on the file itself, have the same lock and the same key. A file that doesn't exist is created, so
 * that a link to it leads somewhere. One that exists isn't opened: closing it would release the locks of SQLite in this process
 * (https://sqlite.org/howtocorrupt.html, section 2.2).
 */
export const getNeighborFile = (file: string, extension: 'lock' | 'key'): string => {
  if (!existsSync(file)) writeFileSync(file, '');
  return `${realpathSync(file)}.${extension}`;
};
