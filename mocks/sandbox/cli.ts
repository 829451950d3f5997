import { Command, InvalidArgumentError, Option } from 'commander';
import { type PrivateAddresses, privateAddresses } from './core/addresses.ts';
import { isServer } from './core/data-location.ts';
import { apiBase, controlBase } from './core/mounts.ts';
import { longestWait } from './core/wait.ts';
import { createInspectableSandbox } from './create-sandbox.ts';
import type { AppContext } from './http/app-context.ts';
import type { FaultName } from './http/fault-injection/fault-injection.ts';
import { type Latency, parseLatency } from './http/fault-injection/latency.ts';
import { serve } from './serve.ts';
import type { SandboxOptions } from './wiring/options.ts';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

const parsePort = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a whole number from 0 (any free one) to 65535.');
};

const portOf = (variable: string): number => {
  try {
    return parsePort(variable);
  } catch (error) {
    throw new Error(`PORT is ${variable}. ${(error as Error).message}`);
  }
};

const parseHost = (host: string): string => {
  if (loopback.has(host)) return host;
  throw new InvalidArgumentError(`The sandbox listens on loopback only: ${[...loopback].join(', ')}.`);
};

const parseData = (path: string): string => {
  if (path !== '') return path;
  throw new InvalidArgumentError('Give a file, or leave the option out to keep the records in memory.');
};

const parseSeed = (file: string): string => {
  if (file !== '') return file;
  throw new InvalidArgumentError('Give a file, or leave the option out to begin with the demo records.');
};

const readLatency = (text: string): Latency => {
  const latency = parseLatency(text);
  if (latency) return latency;
  throw new InvalidArgumentError(`Give milliseconds up to ${longestWait}: 300, or from and to: 200-800.`);
};

const parseRateLimit = (text: string): number => {
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError('A limit is a whole number of requests, 1 or more.');
};

const addFault = (name: string, before: FaultName[] = []): FaultName[] => [...before, name as FaultName];

type Options = {
  port?: number;
  host: string;
  data?: string;
  seed?: string;
  rateLimit?: number;
  latency?: Latency;
  fault?: FaultName[];
  privateAddresses: PrivateAddresses;
};

/** What the command says as the sandbox is made with. */
const sandboxOptions = async (options: Options): Promise<SandboxOptions> => {
  const { data, seed, rateLimit, latency, fault, privateAddresses: allowed } = options;
  const masterKey = process.env.SANDBOX_MASTER_KEY;
  // Few runs have a seed file: the others start without its reader.
  const records = seed && (await (await import('./read-seed-file.ts')).readSeedFile(seed));
  return {
    privateAddresses: allowed,
    ...(data === undefined ? {} : { data }),
    ...(masterKey ? { masterKey } : {}),
    ...(records ? { records } : {}),
    ...(rateLimit ? { rateLimit: { limit: rateLimit, windowSeconds: 60 } } : {}),
    ...(latency ? { latency } : {}),
    ...(fault ? { faults: fault } : {}),
  };
};

/** Where the records are, in words; the password of a database is nobody's business. */
const whereabouts = (data: string | undefined): string => {
  if (data === undefined) return 'in memory, gone when the sandbox ends';
  if (!isServer(data)) return data;
  const url = new URL(data);
  url.password = '';
  return url.href;
};

/** What makes this sandbox answer otherwise than the service would, so that nobody wonders; others may have begun it. */
const disturbed = ({
  faultInjection: { latency, faults },
  faultRules,
}: Pick<AppContext, 'faultInjection' | 'faultRules'>): string =>
  [
    latency &&
      `  Latency        ${latency.min === latency.max ? '' : `${latency.min} to `}${latency.max} ms\n`,
    faults.length > 0 && `  Faults         ${faults.join(', ')}\n`,
    !faultRules.none && `  Fault rules    there are some, see ${controlBase}/fault-rules\n`,
  ]
    .filter(Boolean)
    .join('');

const explain = (error: unknown, port: number, host: string): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Take another with --port (0 takes any free one), or end what listens there.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Take one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Take another with --host.`;
  return message;
};

const start = async (options: Options & { port: number }) => {
  const sandbox = await createInspectableSandbox(await sandboxOptions(options));
  const { url, close } = await serve(sandbox, { ...options, ownProcess: true }).catch(
    async (error: unknown) => {
      await sandbox.close();
      throw error;
    },
  );
  const tokens = sandbox.tokens;
  const width = Math.max(...tokens.filter(({ kind }) => kind === 'key').map(({ token }) => token.length));
  console.log(`
  Workspace API sandbox

  API            ${url}${apiBase}
  Control plane  ${url}${controlBase}
  Workspace      ${tokens[0]?.workspace}
  Records        ${whereabouts(options.data)}
${disturbed(sandbox.context)}
  Tokens
${tokens.map(({ token, purpose }) => `  ${token.padEnd(width)}  ${purpose}`).join('\n')}

  Try  curl -H 'Authorization: Bearer ${tokens[0]?.token}' ${url}${apiBase}/me
`);
  const stop = async () => {
    await close();
    await sandbox.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

const program = new Command('sandbox')
  .description('Serves the Workspace API with real state, on loopback.')
  .option('--port <number>', 'where to listen; 0 takes a free port (or PORT)', parsePort)
  .option('--host <address>', 'a loopback address', parseHost, '127.0.0.1')
  .option(
    '--data <file>',
    'keep the records in this file, or in the PostgreSQL database of this URL (or DATABASE_URL), instead of in memory; the key of its secrets is kept in a file of its own (or in SANDBOX_MASTER_KEY)',
    parseData,
  )
  .option(
    '--seed <file>',
    'begin with the records of this JSON or YAML file (schema `Seed` of openapi/sandbox.yaml)',
    parseSeed,
  )
  .option(
    '--rate-limit <number>',
    'how many requests a token may make in a minute (default: 10000)',
    parseRateLimit,
  )
  .option('--latency <ms>', 'let every request wait: 300, or anything between two: 200-800', readLatency)
  .option('--fault <name>', 'have this bug; can be given several times (mocks/faults has them all)', addFault)
  .addOption(
    new Option(
      '--private-addresses <which>',
      'where webhooks may go that is not public: to no such address, to this machine, or into private networks too',
    )
      .choices(privateAddresses)
      .default('loopback' satisfies PrivateAddresses),
  )
  .showHelpAfterError('--help names the options.');

const options = program.parse().opts<Options>();
let port = 4010;
try {
  port = options.port ?? (process.env.PORT ? portOf(process.env.PORT) : port);
  const data = options.data ?? (process.env.DATABASE_URL || undefined);
  await start({ ...options, port, ...(data === undefined ? {} : { data }) });
} catch (error) {
  console.error(explain(error, port, options.host));
  process.exitCode = 1;
}
