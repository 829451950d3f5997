import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { packageBuilds } from '../../scripts/build/packages.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { packedFiles } from './packed-files.ts';

/** The link targets of a page that are other files of the package. */
const relativeLinks = (page: string): string[] =>
  [...page.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

test.each(packageBuilds)(
  'each link of a page in the package $name has a file of the package as its target',
  async ({ folder }) => {
    const files = await packedFiles(folder);
    const pages = files.filter((file) => file.endsWith('.md'));
    expect(pages).toContain('README.md');
    const dead: string[] = [];
    for (const page of pages) {
      for (const link of relativeLinks(await readFile(fromRoot(`${folder}/${page}`), 'utf8'))) {
        const target = posix.join(posix.dirname(page), link);
        const leads = files.some(
          (file) => file === target || (target.endsWith('/') && file.startsWith(target)),
        );
        if (!leads) dead.push(`${page}: ${link}`);
      }
    }
    expect(dead).toEqual([]);
  },
);
