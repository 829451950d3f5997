import { Argument, Command } from 'commander';
import { createReceiver, createSandbox, serve } from '../mocks/index.ts';
import { runWorkflows, workflowNames } from './workflows/run-workflows.ts';

const addInput = (input: string, before: Record<string, string> = {}): Record<string, string> => {
  const [name = '', ...value] = input.split('=');
  return { ...before, [name]: value.join('=') };
};

type Options = { url?: string; input?: Record<string, string> };

const run = async (names: string[], { url, input = {} }: Options): Promise<void> => {
  /** Everything that this function starts, to be closed at the end. */
  const started: { close(): Promise<void> }[] = [];
  const startSandbox = async (): Promise<string> => {
    const sandbox = await createSandbox();
    const served = await serve(sandbox, { port: 0 });
    started.push(served, sandbox);
    return served.url;
  };
  const startReceiver = async (): Promise<string> => {
    const receiver = await createReceiver();
    started.push(receiver);
    return receiver.url;
  };
  try {
    const origin = url ? new URL(url).origin : await startSandbox();
    const receiver_url = input.receiver_url ?? (await startReceiver());
    const { code, output } = await runWorkflows({ origin, inputs: { ...input, receiver_url }, names });
    console.log(output);
    process.exitCode = code;
  } finally {
    for (const one of started) await one.close();
  }
};

await new Command('workflows')
  .description(
    'Runs the workflows of openapi/workflows/ with Redocly Respect, against a new sandbox by default. Exits with 1 if a check fails.',
  )
  .addArgument(
    new Argument('[names...]', 'the workflows to run')
      .choices(workflowNames())
      .default(workflowNames(), 'all'),
  )
  .option('--url <origin>', 'a running sandbox, such as http://127.0.0.1:4010')
  .option('--input <name=value>', 'an input of the workflows; can be repeated', addInput)
  .action(run)
  .parseAsync();
