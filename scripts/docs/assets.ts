import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fromRoot } from '../generate/paths.ts';

const folder = (name: string): string => fromRoot(`scripts/docs/${name}`);

/** Bundles a script of `browser/` as plain JavaScript, which a page that was opened from disk can load. */
const bundleScript = async (name: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(folder('browser'), `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'inline',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

/** Concatenates the style sheets of `styles/` in the order of their names. */
const styleSheet = async (): Promise<string> => {
  const names = (await readdir(folder('styles'))).filter((name) => name.endsWith('.css')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder('styles'), name), 'utf8')));
  return sources.join('\n');
};

/** Returns the files of `assets/` that all pages share, by name. */
export const siteAssets = async (): Promise<Record<string, string>> => {
  const [theme, site, css, icon] = await Promise.all([
    bundleScript('theme'),
    bundleScript('site'),
    styleSheet(),
    readFile(join(folder('styles'), 'icon.svg'), 'utf8'),
  ]);
  return { 'theme.js': theme, 'site.js': site, 'site.css': css, 'icon.svg': icon };
};
