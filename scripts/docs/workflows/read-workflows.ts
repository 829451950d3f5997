import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../../generate/paths.ts';
import { workflowPaths } from '../../workflows/run-workflows.ts';

type Reference = { readonly reference: string };

/** A parameter of a step, or a reference to one that several steps share. */
export type Parameter = { readonly name: string; readonly in?: string; readonly value: unknown } | Reference;

/** One step of a workflow: a request, and the conditions for its response. */
export type Step = {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly workflowId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly contentType?: string; readonly payload?: unknown };
  readonly successCriteria?: readonly { readonly condition: string; readonly context?: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
};

/** A workflow of Arazzo 1.0: several requests that lead to one result. */
export type Workflow = {
  readonly workflowId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly inputs?: {
    readonly properties?: Readonly<
      Record<string, { readonly default?: unknown; readonly description?: string }>
    >;
  };
  readonly steps: readonly Step[];
  readonly outputs?: Readonly<Record<string, string>>;
};

/** A file of workflows. */
export type WorkflowFile = {
  readonly file: string;
  readonly workflows: readonly Workflow[];
  readonly components?: { readonly parameters?: Readonly<Record<string, Exclude<Parameter, Reference>>> };
};

/** The files of `openapi/workflows/`. */
export const workflowFiles: readonly WorkflowFile[] = workflowPaths().map((file) => ({
  ...parse(readFileSync(fromRoot(file), 'utf8')),
  file,
}));

/** Formats a runtime expression as a place in the response: `$response.body#/data/0/id` as `data[0].id`. */
export const formatSource = (expression: string): string =>
  expression
    .replace(/^\$response\.(?:header\.|body#\/)/, '')
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');

/** Returns the parameter that a step refers to, or the parameter itself. */
export const resolveParameter = (
  { components }: WorkflowFile,
  parameter: Parameter,
): Exclude<Parameter, Reference> => {
  if (!('reference' in parameter)) return parameter;
  const name = parameter.reference.split('.').at(-1) ?? '';
  return components?.parameters?.[name] ?? { name, value: parameter.reference };
};
