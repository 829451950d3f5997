import { Command, Option } from 'commander';
import pc from 'picocolors';
import { renderStep, runSteps } from './check/run-steps.ts';
import { steps } from './check/steps.ts';

type Options = { only?: string[]; list?: true; all?: true };

const { only, list, all } = new Command('check')
  .description(
    'Runs every check that needs no server. Exits with 1 if a check fails, with 2 on incorrect usage.',
  )
  .addOption(new Option('--only <step...>', 'run only these checks').choices(steps.map(({ name }) => name)))
  .option('--list', 'list the checks and exit')
  .option('--all', 'show all problems instead of the first 25 of each check')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<Options>();

if (list) {
  for (const { name, describe } of steps) console.log(`${name.padEnd(9)} ${describe}`);
} else {
  const most = all ? Number.POSITIVE_INFINITY : 25;
  const chosen = steps.filter(({ name }) => only?.includes(name) ?? true);
  const finished = await runSteps(chosen, 2, (step) => console.log(renderStep(step, most, pc)));
  const failed = finished.filter(({ problems }) => problems.length > 0).map(({ step }) => step.name);
  console.log(
    failed.length === 0
      ? pc.green('All checks passed.')
      : pc.red(`Failed: ${failed.join(', ')}. To rerun: npm run check -- --only ${failed[0]}`),
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
