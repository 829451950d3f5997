import type { Writable } from 'node:stream';
import { ApiError, createWorkspaceClient, csv } from '@workspace-api/client';
import { saveList } from '@workspace-api/client/node';
import { readArguments, UsageError, usage } from './read-arguments.ts';

const remedies: Readonly<Record<number, string>> = {
  400: 'Repeat the export: it starts from the first submission again.',
  401: 'Set WORKSPACE_TOKEN to a valid token.',
  403: 'Use a token with the scope forms:read.',
  404: 'Check the workspace, the id of the form and the workspace of the token.',
};

/** Describes an error in one line: what happened, and what to do. */
const explain = (error: unknown): string => {
  if (error instanceof ApiError) {
    const { status, code, serviceMessage, requestId } = error;
    const report = requestId ? `Report the request ${requestId} if it persists.` : 'Try again later.';
    return `The API returned ${status} ${code}: ${serviceMessage} ${remedies[status] ?? report}`;
  }
  return error instanceof Error ? error.message : String(error);
};

/** The environment variables and the streams of the process. */
export type CommandContext = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Writable;
  readonly stderr: Writable;
};

/**
 * Exports a form's submissions as CSV for spreadsheets. Messages go to standard error.
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
    // Pages have the maximum size of the API. Memory holds one, and the file appears when it is complete.
    const submissions = api.forms.listSubmissions(workspace, form, { as: csv, limit: 200 });
    // Otherwise a visitor could fill in a formula that sends data of the form's owner elsewhere.
    await saveList(submissions, output, { escapeFormulas: true });
    print(`Exported ${output}.`);
    return 0;
  } catch (error) {
    print(explain(error));
    return error instanceof UsageError ? 2 : 1;
  }
};
