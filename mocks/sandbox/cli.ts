import { resolveAccess } from './cli/access.ts';
import { banner } from './cli/banner.ts';
import { fetchHealth } from './cli/health.ts';
import { createLineWriter } from './cli/line-writer.ts';
import { createCommand, type Options, sandboxOptions } from './cli/options.ts';
import { controlTokenVariable, parse, parseVariable } from './cli/parsers.ts';
import { isPrinted, lineStyle, requestLine } from './cli/request-line.ts';
import { watchSeed } from './cli/watch-seed.ts';
import { createInspectableSandbox } from './create-sandbox.ts';
import type { CompletedRequest } from './http/completed-request.ts';
import { serve } from './serve.ts';

const print = createLineWriter(process.stdout);
// The command keeps running when no one reads its messages.
process.stderr.on('error', () => undefined);

const printRequests = () => {
  const style = lineStyle(process.stdout, process.env);
  return (request: CompletedRequest) => {
    if (isPrinted(request)) print(requestLine(request, style));
  };
};

const start = async (options: Options & { port: number }) => {
  const { port, host, headersTimeout, requestTimeout } = options;
  if (options.watch && options.seed === undefined)
    throw new Error('--watch needs a seed file. Name one: --seed seed.yaml --watch.');
  const access = resolveAccess(options, process.env[controlTokenVariable]);
  const create = async () =>
    createInspectableSandbox({
      ...(await sandboxOptions(options)),
      ...access.options,
      onRequest: options.quiet ? undefined : printRequests(),
    });
  const starting = create();
  // The seed is watched before it is read, so that no change in between is lost.
  const endWatch =
    options.watch && options.seed
      ? watchSeed({ file: options.seed, sandbox: starting, print, complain: console.error })
      : undefined;
  const sandbox = await starting;
  const { url, close } = await serve(sandbox, {
    port,
    host,
    ownProcess: true,
    headersTimeout,
    requestTimeout,
  }).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  const { data, publicUrl, allowRemote = false } = options;
  print(banner(sandbox, { url: publicUrl ?? url, data, newToken: access.newToken, allowRemote }));
  const stop = async () => {
    endWatch?.();
    await close();
    await sandbox.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

const options = createCommand().parse().opts<Options>();
try {
  const { PORT } = process.env;
  const port = options.port ?? (PORT ? parseVariable(parse.port, `PORT is ${PORT}.`, PORT) : 4010);
  if (options.health) {
    const complaint = await fetchHealth(port);
    if (complaint !== undefined) throw new Error(complaint);
  } else await start({ ...options, port, data: options.data ?? (process.env.DATABASE_URL || undefined) });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
