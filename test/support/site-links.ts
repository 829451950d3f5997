import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decodeSegment } from '@workspace-api/contract';

/** A page of a site on disk: its markup without scripts. */
export type PageOnDisk = { readonly file: string; readonly markup: string };

/** The pages of a site on disk. */
export const readPages = (folder: string): PageOnDisk[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      file,
      markup: readFileSync(join(folder, file), 'utf8')
        .replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
        .replace(/<style\b[\s\S]*?<\/style>/g, ''),
    }));

const unescaped = (value: string): string =>
  value
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');

/** All values of an attribute on a page. */
export const listValues = ({ markup }: PageOnDisk, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    unescaped(value),
  );

/** The target of a link on a page: the file, relative to the site's root, and the fragment. */
export const resolveTarget = (page: PageOnDisk, href: string): { file: string; hash: string } => {
  const [path = '', hash = ''] = href.split(/#(.*)/s);
  return {
    file: path === '' ? page.file : posix.normalize(posix.join(posix.dirname(page.file), path)),
    hash: decodeSegment(hash),
  };
};
