import { createRequire } from 'node:module';
import { Command, Option } from 'commander';
import { limits } from '../core/limits.ts';
import { type PrivateAddresses, privateAddresses } from '../host/network.ts';
import type { Latency } from '../http/fault-injection/latency.ts';
import type { RateLimit, SandboxOptions } from '../wiring/options.ts';
import { controlTokenVariable, parse } from './parsers.ts';

/** The version of the package `@workspace-api/mock`. */
export const { version } = createRequire(import.meta.url)('@workspace-api/mock/package.json') as {
  version: string;
};

/** The options of the command line. */
export type Options = {
  port?: number;
  host: string;
  allowRemote?: boolean;
  controlToken?: string;
  allowedHost?: string[];
  publicUrl?: string;
  redirectOrigin?: string[];
  data?: string | undefined;
  seed?: string;
  watch?: boolean;
  rateLimit?: RateLimit;
  headersTimeout?: number;
  requestTimeout?: number;
  latency?: Latency;
  mutant?: string[];
  credentialOrigin?: string[];
  privateAddresses?: PrivateAddresses;
  demoTokens?: boolean;
  quiet?: boolean;
  health?: boolean;
};

/** Creates the command with its options. */
export const createCommand = (): Command =>
  // npx would look for a package of another owner if it were called by the name of the command. The single executable states
  // its own.
  new Command(process.env.WORKSPACE_API_COMMAND ?? 'npx @workspace-api/mock')
    .description('Serves the Workspace API with real state.')
    .version(version)
    .option(
      '--port <number>',
      'the port to listen on; 0 for any free port (env: PORT; default: 4010)',
      parse.port,
    )
    .option(
      '--host <address>',
      'the address to listen on; any address except loopback lets other machines connect, and needs --allow-remote',
      parse.host,
      '127.0.0.1',
    )
    .option(
      '--allow-remote',
      'let other machines connect; the control plane, the dashboard and the sign-in page then require the control token, the demo tokens get new secrets, and no private address gets webhooks',
    )
    .option('--demo-tokens', 'keep the public secrets of the demo tokens despite --allow-remote')
    .option(
      '--control-token <token>',
      `the token that the control plane requires (env: ${controlTokenVariable}); with --allow-remote, a new one is printed by default`,
    )
    .option(
      '--allowed-host <name>',
      'a host name that other machines use for the sandbox; repeat for several',
      parse.hosts,
    )
    .option(
      '--public-url <origin>',
      'the origin by which clients reach the sandbox behind a proxy with TLS, such as https://sandbox.acme.example; needs --allow-remote',
      parse.publicUrl,
    )
    .option(
      '--redirect-origin <origin>',
      'let the sign-in page redirect to pages of this origin, in addition to this machine; repeat for several',
      parse.origins,
    )
    .option(
      '--data <file>',
      'store the records in this file, or in the PostgreSQL database with this URL (env: DATABASE_URL), instead of in memory; the master key is stored in a separate file (env: SANDBOX_MASTER_KEY)',
      parse.data,
    )
    .option(
      '--seed <file>',
      'start with the records of this JSON or YAML file (schema `Seed` of GET /_sandbox/openapi.json)',
      parse.seed,
    )
    .option('--watch', 'reset to the records of the seed whenever its file changes')
    .option(
      '--rate-limit <number>',
      'the number of requests that a token may send per minute (default: 10000), or in other seconds: 20/10',
      parse.rateLimit,
    )
    .option(
      '--latency <ms>',
      'delay every request: 300, or a random delay within a range: 200-800',
      parse.latency,
    )
    .option(
      '--headers-timeout <ms>',
      `the time limit for receiving the headers of a request (default: ${limits.headersMs})`,
      parse.timeout,
    )
    .option(
      '--request-timeout <ms>',
      `the time limit for receiving a whole request (default: ${limits.requestMs})`,
      parse.timeout,
    )
    .option(
      '--mutant <name>',
      'add a mutant; repeat for several (GET /_sandbox/disturbance lists them)',
      parse.mutants,
    )
    .option(
      '--credential-origin <origin>',
      "let pages of this origin write and send credentials (fetch with credentials: 'include'); pages of this machine can write anyway; repeat for several",
      parse.origins,
    )
    .addOption(
      new Option(
        '--private-addresses <which>',
        'the private addresses that webhooks may be sent to (default: loopback; with --allow-remote: none)',
      ).choices(privateAddresses),
    )
    .option('--quiet', 'do not print a line for each request')
    .option(
      '--health',
      'check the sandbox at this port instead of starting one: exit with 0 if it can respond, otherwise with 1',
    )
    .showHelpAfterError('Use --help for a list of options.');

/** Converts the options of the command to the options of the sandbox. @throws SeedFileError */
export const sandboxOptions = async (options: Options): Promise<SandboxOptions> => {
  const { data, seed, rateLimit, latency, mutant, credentialOrigin, publicUrl, redirectOrigin } = options;
  return {
    loadMutants: async () => (await import('../../mutants/index.ts')).mutants,
    data,
    rateLimit,
    latency,
    publicUrl,
    masterKey: process.env.SANDBOX_MASTER_KEY || undefined,
    // Imported here because most runs don't need the reader.
    records: seed ? await (await import('../read-seed-file.ts')).readSeedFile(seed) : undefined,
    mutants: mutant,
    redirectOrigins: redirectOrigin,
    credentialOrigins: credentialOrigin,
  };
};
