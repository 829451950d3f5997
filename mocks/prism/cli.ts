import { serve } from '@hono/node-server';
import { basePath } from '@workspace-api/contract';
import { createCommand, type Options } from './options.ts';

const host = '127.0.0.1';

const { port, verbose } = createCommand().parse().opts<Options>();

// Imported here because Prism takes a second to load.
const { createPrism } = await import('./create-prism.ts');
const prism = await createPrism(verbose ? { log: (line) => console.error(line) } : {});

const server = serve({ fetch: prism.fetch, port, hostname: host }, (address) => {
  console.log(`The contract's examples are served at http://${host}:${address.port}${basePath}`);
});

server.once('error', (error: NodeJS.ErrnoException) => {
  const message = `Port ${port} is in use. Use --port to choose another.`;
  console.error(error.code === 'EADDRINUSE' ? message : error.message);
  process.exitCode = 1;
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
