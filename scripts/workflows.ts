import { Argument, Command } from 'commander';
import { keyValue } from '../conformance/cli/options.ts';
import { createReceiver } from '../mocks/index.ts';
import { withServedSandbox } from './proof/served-sandbox.ts';
import { runWorkflows, workflowNames } from './workflows/run-workflows.ts';

type Options = { url?: string; input?: Record<string, string> };

const run = async (names: string[], { url, input }: Options): Promise<void> => {
  const receiver = await createReceiver();
  const runAt = async (origin: string) => {
    const inputs = { receiver_url: receiver.url, ...input };
    const { code, output } = await runWorkflows({ origin, inputs, names });
    console.log(output);
    process.exitCode = code;
  };
  await (url ? runAt(new URL(url).origin) : withServedSandbox({ seed: 1 }, runAt)).finally(receiver.close);
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
  .option('--input <name=value>', 'an input of the workflows; can be repeated', keyValue)
  .action(run)
  .parseAsync();
