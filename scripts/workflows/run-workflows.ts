import { readdirSync } from 'node:fs';
import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { runTool, type ToolResult } from '../check/run-tool.ts';
import { fromRoot } from '../generate/paths.ts';

const folder = 'openapi/workflows';
const suffix = '.arazzo.yaml';

/** The names of all workflows. */
export const workflowNames = (): string[] =>
  readdirSync(fromRoot(folder))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .sort();

/** Returns the files of workflows, relative to the repository's root; all workflows by default. */
export const workflowPaths = (names: readonly string[] = workflowNames()): string[] =>
  names.map((name) => `${folder}/${name}${suffix}`);

type Options = {
  /** The workflows to run; all by default. */
  readonly names?: readonly string[] | undefined;
  /** The origin of the sandbox, which contains its API, console and control plane. */
  readonly origin: string;
  /** Inputs by name, in addition to their defaults. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The file to which Respect writes its report as JSON. */
  readonly report?: string;
};

/** Runs workflows against a served sandbox with Redocly Respect, one after the other in one process. */
export const runWorkflows = ({ names, origin, inputs, report }: Options): Promise<ToolResult> => {
  const servers = { api: origin + basePath, console: origin, sandbox: origin + controlPath };
  return runTool('redocly', [
    'respect',
    ...workflowPaths(names),
    ...['--server', JSON.stringify(servers)],
    ...['--input', JSON.stringify(inputs)],
    ...(report === undefined ? [] : ['--json-output', report]),
  ]);
};
