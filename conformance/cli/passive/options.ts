import { basePath } from '@workspace-api/contract';
import { Command, InvalidArgumentError } from 'commander';
import { gateCommand } from '../../engine/report/tool.ts';
import { type CommonCli, commaSeparated, milliseconds, parseInteger, withCommonOptions } from '../options.ts';

/** The options shared by both commands that check other clients' traffic. */
export type PassiveCli = CommonCli & { include?: string[]; exclusive?: boolean };

export type ProxyCli = PassiveCli & { target?: string; port: number; host: string; maxDuration?: number };
export type HarCli = PassiveCli & { base?: string; separate?: boolean };

const exitCodes = `
Exit codes:
  0  the observed traffic violates no must clause
  1  the observed traffic violates at least one must clause
  2  bad usage, or the command could not start
  3  no must clause is violated, but nothing could be checked, or there were errors`;

const passive = (name: string, description: string): Command =>
  withCommonOptions(
    new Command(`${gateCommand} ${name}`),
    description,
    '; target, only, waivers, unsupported and passive are used',
  )
    .option(
      '--include <operations>',
      'operations or tags to check, or patterns (default: all)',
      commaSeparated,
    )
    .option('--exclusive', 'only this traffic changes the target: also check that written data is read back')
    .addHelpText('after', exitCodes);

const port = (value: string): number => {
  const number = parseInteger(value);
  if (number < 0 || number > 65_535) throw new InvalidArgumentError('It must be between 0 and 65535.');
  return number;
};

/** Creates the command `proxy` with its options. */
export const createProxyCommand = (): Command =>
  passive('proxy', 'Forwards requests to a server and checks the traffic, until Ctrl-C.')
    .option('--target <url>', `the API's base, ending in ${basePath}`)
    .option('--port <number>', 'the port to listen on; 0 for any free port', port, 4020)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--max-duration <time>', 'stop after this time (default: never)', milliseconds);

/** Creates the command `har` with its options. */
export const createHarCommand = (): Command =>
  passive(
    'har',
    'Checks recorded traffic: HTTP archives (HAR 1.2) from browsers, Playwright and other tools.',
  )
    .argument('<files...>', 'the archives; entries of several files are sorted by time')
    .option('--base <url>', `the API's base, ending in ${basePath} (default: detected from the paths)`)
    .option('--separate', 'check each file separately, because the target was reset between them');
