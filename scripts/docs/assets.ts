import { basename } from 'node:path';
import { build } from 'esbuild';
import { fromRoot } from '../generate/paths.ts';
import { highlightStyles } from './highlight.ts';

const folder = fromRoot('scripts/docs');

/** Returns the files of `assets/` that all pages share, by name. The style sheet has the colors of the code rendered so far. */
export const siteAssets = async (): Promise<Record<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: ['browser/theme.ts', 'browser/site.ts', 'styles/site.css', 'styles/icon.svg'].map(
      (name) => `${folder}/${name}`,
    ),
    loader: { '.svg': 'copy' },
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
    logLevel: 'silent',
  });
  const bundled = Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]));
  return { ...bundled, 'site.css': bundled['site.css'] + highlightStyles() };
};
