import { Command, InvalidArgumentError } from 'commander';
import { createSandbox } from './create-sandbox.ts';
import { apiBase, controlBase } from './mounts.ts';
import { serve } from './serve.ts';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

const parsePort = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a whole number from 0 (any free one) to 65535.');
};

const parseHost = (host: string): string => {
  if (loopback.has(host)) return host;
  throw new InvalidArgumentError(`The sandbox listens on loopback only: ${[...loopback].join(', ')}.`);
};

const parseData = (path: string): string => {
  if (path !== '') return path;
  throw new InvalidArgumentError('Give a file, or leave the option out to keep the records in memory.');
};

const explain = (error: unknown, port: number): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Take another with --port (0 takes any free one), or end what listens there.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Take one above 1023 with --port.`;
  return message;
};

const start = async ({ port, host, data }: { port: number; host: string; data?: string }) => {
  const masterKey = process.env.SANDBOX_MASTER_KEY;
  const sandbox = await createSandbox({
    ...(data === undefined ? {} : { data }),
    ...(masterKey ? { masterKey } : {}),
  });
  const { url, close } = await serve(sandbox, { port, host });
  const tokens = sandbox.context.demoTokens;
  const width = Math.max(...tokens.filter(({ kind }) => kind === 'key').map(({ token }) => token.length));
  console.log(`
  Workspace API sandbox

  API            ${url}${apiBase}
  Control plane  ${url}${controlBase}
  Workspace      ${tokens[0]?.workspace}
  Records        ${data ?? 'in memory, gone when the sandbox ends'}

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
    'keep the records in this file instead of in memory, and its key beside it (or in SANDBOX_MASTER_KEY)',
    parseData,
  );

const options = program.parse().opts<{ port?: number; host: string; data?: string }>();
let port = 4010;
try {
  port = options.port ?? (process.env.PORT ? parsePort(process.env.PORT) : port);
  await start({ ...options, port });
} catch (error) {
  console.error(explain(error, port));
  process.exitCode = 1;
}
