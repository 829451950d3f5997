import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../check/run-tool.ts';
import type { Bundle } from '../contract.ts';
import { schemasTag } from '../links.ts';

/** The output of Redoc: markup, and the scripts that activate it. */
export type RenderedReference = {
  /** Style elements, for the head. */
  readonly head: string;
  /** The markup, the program, and the contract as a script. */
  readonly body: string;
  /** Hashes of the scripts for the content security policy. */
  readonly scriptHashes: readonly string[];
};

const options = {
  schemaDefinitionsTagName: schemasTag,
  showExtensions: ['x-provisional'],
  hideSchemaPattern: true,
  sortRequiredPropsFirst: true,
  hideDownloadButtons: true,
};

type Sample = { readonly lang: string; readonly label: string };

/** Lists the languages of the code samples. Redoc shows no others, and none by default. */
const listLanguages = (document: Bundle): Sample[] => {
  const samples = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => (operation as { 'x-codeSamples'?: readonly Sample[] })['x-codeSamples'] ?? []);
  return [...new Map(samples.map(({ lang, label }) => [label, { lang, label }])).values()];
};

const [afterHead, afterBody] = ['<!--end of head-->', '<!--end of body-->'];

/** The logo that Redoc would load from its vendor's server. Its name conveys the same. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g;
const noLogo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="36" height="14"><text y="11" font-size="11" font-family="sans-serif" fill="%23808a9c">Redoc</text></svg>';

const createHashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const parseParts = (page: string): RenderedReference => {
  const [head = '', rest = ''] = page.replace(logo, noLogo).split(afterHead);
  const body = rest.split(afterBody)[0] ?? '';
  const opening = '<script type="module">';
  const [start, end] = [body.indexOf(opening), body.lastIndexOf('</script>')];
  if (start === -1 || end < start)
    throw new Error('Expected a module in what redocly build-docs wrote, found none.');
  const scripts = [
    ...[...body.slice(0, start).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script),
    body.slice(start + opening.length, end),
  ];
  return { head, body, scriptHashes: scripts.map(createHashSource) };
};

/**
 * Renders the reference with Redoc without network access: no telemetry, and nothing from its vendor's servers.
 *
 * @throws Error with Redocly's output, if it fails
 */
export const renderReference = async (document: Bundle): Promise<RenderedReference> => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'));
  const at = (name: string) => join(folder, name);
  try {
    await Promise.all([
      writeFile(at('openapi.json'), JSON.stringify(document)),
      writeFile(
        at('options.json'),
        JSON.stringify({
          ...options,
          codeSamples: { languages: [...listLanguages(document), { lang: 'payload', label: 'Body' }] },
          disableTelemetry: true,
        }),
      ),
      writeFile(at('page.hbs'), `{{{redocHead}}}${afterHead}{{{redocHTML}}}${afterBody}`),
    ]);
    const { code, output } = await runTool('redocly', [
      'build-docs',
      at('openapi.json'),
      ...[
        '--inlineBundle',
        '--template',
        at('page.hbs'),
        '--openapi',
        at('options.json'),
        '--output',
        at('page.html'),
      ],
    ]);
    if (code !== 0) throw new Error(`redocly build-docs failed: ${output.trim()}`);
    return parseParts(await readFile(at('page.html'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
