import { basePath } from '@workspace-api/contract';
import { Command, InvalidArgumentError } from 'commander';
import { tool } from '../../engine/report/tool.ts';
import { commaSeparated, milliseconds, parseInteger } from '../parsers.ts';

/** The options shared by both commands that check other clients' traffic. */
export type PassiveCli = {
  config?: string;
  only?: string[];
  include?: string[];
  reportDir?: string;
  exclusive?: boolean;
};

export type ProxyCli = PassiveCli & { target?: string; port: number; host: string; maxDuration?: number };
export type HarCli = PassiveCli & { base?: string; separate?: boolean };

const exitCodes = `
Exit codes:
  0  nothing that was observed breaks a must clause
  1  at least one must clause is broken
  2  bad usage, or it could not start
  3  nothing is broken, but nothing could be judged, or there were errors`;

const passive = (name: string, description: string): Command =>
  new Command(`${tool.name} ${name}`)
    .description(description)
    .version(tool.version)
    .option(
      '--config <file>',
      'the configuration file: its target, only, waivers, unsupported and passive apply',
    )
    .option('--only <clauses>', 'clauses, families or patterns, separated by commas', commaSeparated)
    .option(
      '--include <operations>',
      'operations or tags to judge, or patterns of them (default: all)',
      commaSeparated,
    )
    .option(
      '--exclusive',
      'nothing but this traffic changes the target: judge that what was written is read back',
    )
    .option('--report-dir <folder>', 'the folder of the reports (default: reports)')
    .addHelpText('after', exitCodes)
    .showHelpAfterError('(see --help)');

const port = (value: string): number => {
  const number = parseInteger(value);
  if (number < 0 || number > 65_535) throw new InvalidArgumentError('It must be between 0 and 65535.');
  return number;
};

/** Creates the command `proxy` with its options. */
export const createProxyCommand = (): Command =>
  passive('proxy', 'Stands before a server and judges all traffic that passes, until Ctrl-C.')
    .option('--target <url>', `the API's base, ending in ${basePath}`)
    .option('--port <number>', 'the port to listen on; 0 for any free one', port, 4020)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--max-duration <time>', 'ends by itself after this time (default: never)', milliseconds);

/** Creates the command `har` with its options. */
export const createHarCommand = (): Command =>
  passive('har', 'Judges recorded traffic: HTTP archives (HAR 1.2) of browsers, Playwright and others.')
    .argument('<files...>', 'the archives; entries of several are put in the order of their times')
    .option('--base <url>', `the API's base, ending in ${basePath} (default: found by the paths)`)
    .option(
      '--separate',
      'the data of the target was reset between the files: know nothing of one in the next',
    );
