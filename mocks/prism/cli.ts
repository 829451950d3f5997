import { serve } from '@hono/node-server';
import { basePath } from '@workspace-api/contract';
import { Command, InvalidArgumentError } from 'commander';
import { createPrism } from './create-prism.ts';

const host = '127.0.0.1';

const portNumber = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('A port must be a whole number from 0 (any free port) to 65535.');
};

const { port, verbose } = new Command('mock:prism')
  .description("Serves the contract's examples with Prism, without state.")
  .option('-p, --port <number>', 'port to listen on', portNumber, 4011)
  .option('-v, --verbose', "print Prism's log", false)
  .addHelpText(
    'after',
    "\nForce any declared response with a header such as 'Prefer: code=409, example=already-decided'.\n" +
      'With npm, put options after two dashes: npm run mock:prism -- --port 4012',
  )
  .parse()
  .opts<{ port: number; verbose: boolean }>();

const prism = await createPrism(verbose ? { log: (line) => console.error(line) } : {});

const server = serve({ fetch: prism.fetch, port, hostname: host }, (address) => {
  console.log(`The contract's examples are served at http://${host}:${address.port}${basePath}`);
});

server.once('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${port} is in use. Use --port to choose another.`;
  console.error(error.code === 'EADDRINUSE' ? taken : error.message);
  process.exitCode = 1;
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
