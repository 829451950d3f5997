import { runCommand } from './run-command.ts';

const { env, stdout, stderr } = process;

process.exitCode = await runCommand(process.argv.slice(2), { env, stdout, stderr });
