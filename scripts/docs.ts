import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { buildSite } from './docs/build-site.ts';
import { sandboxSiteFolder, siteFolder } from './docs/folders.ts';
import { serveSite } from './docs/serve/serve-site.ts';

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

const parsePort = (value: string): number => {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new InvalidArgumentError('Expected a number from 0 to 65535.');
  return port;
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
  const folder = resolve(out ?? (forSandbox ? sandboxSiteFolder : siteFolder));
  if (serve) {
    await serveSite({ out: folder, port, open });
  } else {
    const started = performance.now();
    const { pages, entries } = await buildSite({
      out: folder,
      forSandbox,
      ...(address !== undefined && { address }),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Built ${pages.length} pages and ${entries} search entries in ${seconds} s: ${folder}/index.html`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
