import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { parsePort } from '../mocks/sandbox/cli/parsers.ts';
import { buildSite } from './docs/build-site.ts';
import { serveSite } from './docs/serve/serve-site.ts';
import { fromRoot } from './generate/paths.ts';

type Options = {
  out?: string;
  forSandbox: boolean;
  address?: string;
  serve: boolean;
  port: number;
  open: boolean;
};

const parseAddress = (value: string): string => {
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))
    throw new InvalidArgumentError('Expected a URL such as https://docs.example.com/api/.');
  return value;
};

const { out, forSandbox, address, serve, port, open } = new Command('docs')
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
    parseAddress,
  )
  .option('--serve', 'serve the site, and rebuild it when openapi/, docs/ or scripts/docs/ change', false)
  .option('--port <number>', 'the port to listen on; 0 for any free port', parsePort, 4012)
  .option('--no-open', 'do not open a browser')
  .parse()
  .opts<Options>();

try {
  const folder = out === undefined ? {} : { out: resolve(out) };
  if (serve) {
    await serveSite({ out: fromRoot('site'), ...folder, port, open });
  } else {
    const started = performance.now();
    const built = await buildSite({ ...folder, forSandbox, ...(address !== undefined && { address }) });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Built ${built.pages.length} pages and ${built.entries} search entries in ${seconds} s: ${built.folder}/index.html`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
