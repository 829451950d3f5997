import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type PrivateAddresses, privateAddresses } from './core/addresses.ts';
import { isServer } from './core/data-location.ts';
import { limits } from './core/limits.ts';
import { isOrigin } from './core/origin.ts';
import { longestWait } from './core/wait.ts';
import { createInspectableSandbox } from './create-sandbox.ts';
import type { AppContext } from './http/app-context.ts';
import { type Latency, parseLatency } from './http/fault-injection/latency.ts';
import { serve } from './serve.ts';
import type { SandboxOptions } from './wiring/options.ts';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

const parsePort = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port must be a whole number from 0 (any free port) to 65535.');
};

const parsePortVariable = (variable: string): number => {
  try {
    return parsePort(variable);
  } catch (error) {
    throw new Error(`PORT is ${variable}. ${(error as Error).message}`);
  }
};

const parseHost = (host: string): string => {
  if (loopback.has(host)) return host;
  throw new InvalidArgumentError(`The sandbox only listens on loopback: ${[...loopback].join(', ')}.`);
};

const parseData = (path: string): string => {
  if (path !== '') return path;
  throw new InvalidArgumentError('Name a file, or omit the option to keep the records in memory.');
};

const parseSeed = (file: string): string => {
  if (file !== '') return file;
  throw new InvalidArgumentError('Name a file, or omit the option to start with the demo records.');
};

const parseLatencyOption = (text: string): Latency => {
  const latency = parseLatency(text);
  if (latency) return latency;
  throw new InvalidArgumentError(
    `Use milliseconds up to ${longestWait}, such as 300, or a range such as 200-800.`,
  );
};

const parseTimeout = (text: string): number => {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= longestWait) return Number(text);
  throw new InvalidArgumentError(`Use whole milliseconds from 1 to ${longestWait}.`);
};

const parseRateLimit = (text: string): number => {
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError('A limit must be a whole number of at least 1.');
};

const addOrigin = (origin: string, before: string[] = []): string[] => {
  if (isOrigin(origin)) return [...before, origin];
  throw new InvalidArgumentError('Name an origin, without a path: http://localhost:5173.');
};

const addFault = (name: string, before: string[] = []): string[] => [...before, name];

type Options = {
  port?: number;
  host: string;
  data?: string;
  seed?: string;
  rateLimit?: number;
  headersTimeout?: number;
  requestTimeout?: number;
  latency?: Latency;
  fault?: string[];
  credentialOrigin?: string[];
  privateAddresses: PrivateAddresses;
};

/** Converts the options of the command to those of the sandbox. */
const sandboxOptions = async (options: Options): Promise<SandboxOptions> => {
  const { data, seed, rateLimit, latency, fault, credentialOrigin, privateAddresses: allowed } = options;
  const masterKey = process.env.SANDBOX_MASTER_KEY;
  // Imported here, since most runs don't need the reader.
  const records = seed && (await (await import('./read-seed-file.ts')).readSeedFile(seed));
  return {
    privateAddresses: allowed,
    ...(data === undefined ? {} : { data }),
    ...(masterKey ? { masterKey } : {}),
    ...(records ? { records } : {}),
    ...(rateLimit ? { rateLimit: { limit: rateLimit, windowSeconds: 60 } } : {}),
    ...(latency ? { latency } : {}),
    ...(fault ? { faults: fault } : {}),
    ...(credentialOrigin ? { credentialOrigins: credentialOrigin } : {}),
  };
};

/** Describes the location of the records, without the password of a database. */
const describeLocation = (data: string | undefined): string => {
  if (data === undefined) return 'in memory, lost when the sandbox ends';
  if (!isServer(data)) return data;
  const url = new URL(data);
  url.password = '';
  return url.href;
};

/** Lists the faults of this sandbox, which may come from an earlier run on the same records. */
const describeFaults = ({
  faultInjection: { latency, faults },
  faultRules,
}: Pick<AppContext, 'faultInjection' | 'faultRules'>): string =>
  [
    latency &&
      `  Latency        ${latency.min === latency.max ? '' : `${latency.min} to `}${latency.max} ms\n`,
    faults.length > 0 && `  Faults         ${faults.join(', ')}\n`,
    !faultRules.none && `  Fault rules    active, see ${controlPath}/fault-rules\n`,
  ]
    .filter(Boolean)
    .join('');

const explain = (error: unknown, port: number, host: string): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Use --port to choose another (0 for any free port).`;
  if (code === 'EACCES') return `Permission denied for port ${port}. Use --port to choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Use --host to choose another.`;
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

  API            ${url}${basePath}
  Control plane  ${url}${controlPath}
  Dashboard      ${url}/
  Workspace      ${tokens[0]?.workspace}
  Records        ${describeLocation(options.data)}
  ${describeFaults(sandbox.context)}
  Tokens
${tokens.map(({ token, purpose }) => `  ${token.padEnd(width)}  ${purpose}`).join('\n')}

  Try  curl -H 'Authorization: Bearer ${tokens[0]?.token}' ${url}${basePath}/me
`);
  const stop = async () => {
    await close();
    await sandbox.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

const program = new Command('sandbox')
  .description('Serves the Workspace API with real state, on loopback.')
  .option(
    '--port <number>',
    'the port to listen on; 0 for any free port (env: PORT; default: 4010)',
    parsePort,
  )
  .option('--host <address>', 'the loopback address to listen on', parseHost, '127.0.0.1')
  .option(
    '--data <file>',
    'store the records in this file, or in the PostgreSQL database with this URL (env: DATABASE_URL), instead of in memory; the master key is stored in a separate file (env: SANDBOX_MASTER_KEY)',
    parseData,
  )
  .option(
    '--seed <file>',
    'start with the records of this JSON or YAML file (schema `Seed` in openapi/sandbox.yaml)',
    parseSeed,
  )
  .option(
    '--rate-limit <number>',
    'the requests that a token may make per minute (default: 10000)',
    parseRateLimit,
  )
  .option(
    '--latency <ms>',
    'delay every request: 300, or a random delay within a range: 200-800',
    parseLatencyOption,
  )
  .option(
    '--headers-timeout <ms>',
    `how long the headers of a request may take to arrive (default: ${limits.headersMs})`,
    parseTimeout,
  )
  .option(
    '--request-timeout <ms>',
    `how long a whole request may take to arrive (default: ${limits.requestMs})`,
    parseTimeout,
  )
  .option('--fault <name>', 'add a fault; repeat for several (see mocks/faults)', addFault)
  .option(
    '--credential-origin <origin>',
    "let pages of this origin send credentials (fetch with credentials: 'include'); repeat for several",
    addOrigin,
  )
  .addOption(
    new Option('--private-addresses <which>', 'the private addresses that webhooks may be sent to')
      .choices(privateAddresses)
      .default('loopback' satisfies PrivateAddresses),
  )
  .showHelpAfterError('Use --help for a list of options.');

const options = program.parse().opts<Options>();
let port = 4010;
try {
  port = options.port ?? (process.env.PORT ? parsePortVariable(process.env.PORT) : port);
  const data = options.data ?? (process.env.DATABASE_URL || undefined);
  await start({ ...options, port, ...(data === undefined ? {} : { data }) });
} catch (error) {
  console.error(explain(error, port, options.host));
  process.exitCode = 1;
}
