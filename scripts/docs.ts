import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { httpUrl } from '../conformance/cli/options.ts';
import { parse } from '../mocks/sandbox/cli/parsers.ts';
import { runCommand, secondsSince } from './command.ts';
import { buildSite, type SiteOptions } from './docs/build-site.ts';
import { serveSite } from './docs/serve/serve-site.ts';
import { fromRoot } from './generate/paths.ts';

/** @throws Error if a folder contains something else than a site, which a build would delete */
const requireReplaceable = (folder: string): void => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length > 0 && !names.includes('llms-full.txt'))
    throw new Error(`${folder} contains other files than a site. Choose a new or empty folder.`);
};

type Options = SiteOptions & { serve: boolean; port: number; open: boolean };

const command = new Command('docs')
  .description(
    'Builds the site of the API: reference, guides, errors, scopes, clauses, states and use cases.',
  )
  .option(
    '--out <folder>',
    'the output folder, which is replaced (default: site/, or the folder that the sandbox serves)',
  )
  .option(
    '--for-sandbox',
    'build the site for /docs of the sandbox, with its demo tokens in the samples',
    false,
  )
  .option(
    '--address <url>',
    'the address where the site will be published: adds canonical links, data for previews and a sitemap',
    httpUrl,
  )
  .option('--serve', 'serve the site, and rebuild it when openapi/, docs/ or scripts/docs/ change', false)
  .option('--port <number>', 'the port to listen on; 0 for any free port', parse.port, 4012)
  .option('--no-open', 'do not open a browser')
  .action(async ({ out, serve, port, open, ...options }: Options) => {
    if (out !== undefined) requireReplaceable(resolve(out));
    if (serve) return serveSite(resolve(out ?? fromRoot('site')), port, open);
    const started = performance.now();
    const built = await buildSite({ ...options, ...(out !== undefined && { out: resolve(out) }) });
    console.log(
      `Built ${built.pages.length} pages and ${built.entries} search entries in ${secondsSince(started)}: ${built.folder}/index.html`,
    );
  });
await runCommand(command);
