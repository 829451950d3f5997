import type { Writable } from 'node:stream';
import { createWorkspaceClient } from '@workspace-api/client';
import { explain } from './explain.ts';
import { readArguments, UsageError, usage } from './read-arguments.ts';
import { submissionRows } from './submission-rows.ts';
import { writeCsv } from './write-csv.ts';

/** The environment variables and the streams of the process. */
export type CommandContext = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Writable;
  readonly stderr: Writable;
};

/**
 * Exports a form's submissions. Messages go to standard error, so that standard output contains only the CSV.
 *
 * @param args the arguments after the program's name
 * @returns the exit code: 0 exported, 1 not exported, 2 invalid usage
 */
export const runCommand = async (
  args: readonly string[],
  { env, stdout, stderr }: CommandContext,
): Promise<0 | 1 | 2> => {
  const print = (line: string): void => void stderr.write(`${line}\n`);
  try {
    const options = readArguments(args, env);
    if (options === 'help') {
      stdout.write(usage);
      return 0;
    }
    const { workspace, form, output, baseUrl, token } = options;
    const api = createWorkspaceClient({
      baseUrl,
      token,
      onRetry: ({ attempt, delay, response }) =>
        print(
          `${response ? `Response ${response.status}` : 'No response'}: retry ${attempt} in ${Math.round(delay)} ms.`,
        ),
    });
    const { fields } = await api.forms.get(workspace, form);
    const rows = submissionRows(api, { workspace, form, fields });
    await writeCsv(rows, output ?? stdout);
    print(`Submissions exported: ${rows.count}`);
    if (rows.unknownFields.size > 0) {
      print(`Omitted fields that the form no longer has: ${[...rows.unknownFields].join(', ')}.`);
    }
    return 0;
  } catch (error) {
    // The reader of standard output, such as head, has closed the pipe.
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 0;
    print(explain(error));
    return error instanceof UsageError ? 2 : 1;
  }
};
