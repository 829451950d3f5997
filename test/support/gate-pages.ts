import { readFile } from 'node:fs/promises';
import { fromRoot } from '../../scripts/generate/paths.ts';

/** The pages about the gate, by name. */
export const pages = { 'docs/gate.md': '', 'docs/driver.md': '' };
for (const name of Object.keys(pages) as (keyof typeof pages)[])
  pages[name] = await readFile(fromRoot(name), 'utf8');

/** The code blocks of a page in a language. */
export const parseBlocks = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );

export const readExample = (name: string) => readFile(fromRoot(`conformance/examples/${name}`), 'utf8');
