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

const typescript = Object.values(pages).flatMap((page) => parseBlocks(page, 'ts'));

/** The TypeScript blocks of the pages. The first line of each is the name of its file. */
export const programs = Object.fromEntries(
  ['config', 'suite', 'minimal-driver', 'driver'].map((name, at) => [name, typescript[at] ?? '']),
) as Readonly<Record<'config' | 'suite' | 'minimal-driver' | 'driver', string>>;
