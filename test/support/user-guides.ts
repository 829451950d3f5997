import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/generate/paths.ts';

const folder = fromRoot('docs/guides');
/** The names of the guides for users. */
export const names = (await readdir(folder)).map((file) => file.replace(/\.md$/, '')).sort();
/** The guides, by name. */
export const pages: Record<string, string> = {};
for (const name of names) pages[name] = await readFile(join(folder, `${name}.md`), 'utf8');
