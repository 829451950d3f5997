import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { runTool } from '../check/run-tool.ts';
import { workflowFiles } from './workflow-files.ts';

type Check = { status: 'success' | 'warning' | 'error'; condition?: string; message: string };
type Step = { stepId: string; response?: { statusCode: number; body: unknown }; checks: Check[] };
type Workflow = { workflowId: string; status: string; executedSteps: Step[] };

/** The part of Respect's JSON report that this script reads. */
type Report = { files: Record<string, { executedWorkflows: Workflow[] }> };

/** The result of a workflow. */
export type WorkflowRun = {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Each check that failed, with its step. Empty if the workflow passed. */
  readonly failures: readonly string[];
};

/** Only the last attempt of a step that was retried counts. */
const lastAttempts = (steps: readonly Step[]): Step[] =>
  steps.filter(({ stepId }, index) => steps.findLastIndex((other) => other.stepId === stepId) === index);

const listFailures = (step: Step): string[] =>
  step.checks
    .filter(({ status }) => status === 'error')
    .map(({ condition, message }) => {
      const got = step.response ? ` (the response has status ${step.response.statusCode})` : '';
      return `${step.stepId}: ${condition ?? message.trim()}${got}`;
    });

const toRun = ({ workflowId, status, executedSteps }: Workflow): WorkflowRun => {
  const steps = lastAttempts(executedSteps);
  const failures = steps.flatMap(listFailures);
  if (status === 'error' && failures.length === 0) failures.push('It did not finish.');
  return { name: workflowId, steps, failures };
};

type Options = {
  /** The workflows to run; all by default. */
  readonly names?: readonly string[];
  /** The origin of the sandbox, which contains its API, console and control plane. */
  readonly origin: string;
  /** Inputs by name, in addition to their defaults. */
  readonly inputs?: Readonly<Record<string, string>>;
};

/**
 * Runs workflows against a served sandbox with Redocly Respect, one after the other in one process.
 *
 * @throws Error with Respect's output, if it reports nothing
 */
export const runWorkflows = async ({ names, origin, inputs = {} }: Options): Promise<WorkflowRun[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  const report = join(folder, 'report.json');
  const servers = { api: origin + basePath, console: origin, sandbox: origin + controlPath };
  try {
    const { output } = await runTool('redocly', [
      'respect',
      ...workflowFiles(names),
      '--server',
      JSON.stringify(servers),
      '--input',
      JSON.stringify(inputs),
      '--json-output',
      report,
    ]);
    const { files } = readReport(report, output);
    return Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.map(toRun));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readReport = (file: string, printed: string): Report => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    throw new Error(`Redocly Respect wrote no ${basename(file)}. It printed:\n${printed}`);
  }
};
