import { createRequire } from 'node:module';
import { Command, InvalidArgumentError } from 'commander';

const { version } = createRequire(import.meta.url)('./package.json') as { version: string };

const portNumber = (value: string): number => {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('A port must be a whole number from 0 (any free port) to 65535.');
};

/** The options of the command line. */
export type Options = { port: number; verbose: boolean };

/** Creates the command with its options. */
export const createCommand = (): Command =>
  new Command('mock:prism')
    .description("Serves the contract's examples with Prism, without state.")
    .version(version)
    .option('-p, --port <number>', 'port to listen on', portNumber, 4011)
    .option('-v, --verbose', "print Prism's log", false)
    .addHelpText(
      'after',
      "\nForce any declared response with a header such as 'Prefer: code=409, example=already-decided'.\n" +
        'With npm, put options after two dashes: npm run mock:prism -- --port 4012',
    );
