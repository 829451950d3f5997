import { parseArgs } from 'node:util';

/** The form to export, the API to read it from, and the output file; standard output without one. */
export type Arguments = {
  readonly workspace: string;
  readonly form: string;
  readonly output: string | undefined;
  readonly baseUrl: string;
  readonly token: string;
};

/** The command was called with invalid arguments or environment variables. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(message: string, cause?: unknown) {
    super(`${message} See --help.`, { cause });
  }
}

export const usage = `Usage: export-submissions <workspace> <form> [--output <file>]

Exports the submissions of a form as CSV, newest first.

Arguments:
  workspace            the workspace's slug, such as acme
  form                 the form's id, such as frm_01K9CONTACT

Options:
  -o, --output <file>  where to write the CSV; standard output by default
  -h, --help           show this help

Environment:
  WORKSPACE_BASE_URL   the base URL of the API, such as http://127.0.0.1:4010/v1
  WORKSPACE_TOKEN      a token with the scope forms:read

Exit codes: 0 exported, 1 not exported, 2 invalid usage
`;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { output: { type: 'string', short: 'o' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, error);
  }
};

/**
 * Reads the command line and the environment. The token isn't an option, because other users of the machine can read the
 * arguments of a process.
 *
 * @throws UsageError
 */
export const readArguments = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Arguments | 'help' => {
  const { positionals, values } = parse(args);
  if (values.help) return 'help';
  const [workspace, form, ...others] = positionals;
  if (workspace === undefined || form === undefined || others.length > 0) {
    throw new UsageError(`Expected 2 arguments, a workspace and a form, got ${positionals.length}.`);
  }
  const { WORKSPACE_BASE_URL: baseUrl = '', WORKSPACE_TOKEN: token = '' } = env;
  if (!URL.canParse(baseUrl)) {
    throw new UsageError(`Expected the base URL of the API in WORKSPACE_BASE_URL, got "${baseUrl}".`);
  }
  if (token === '') throw new UsageError('Expected a token in WORKSPACE_TOKEN, got none.');
  return { workspace, form, output: values.output, baseUrl, token };
};
