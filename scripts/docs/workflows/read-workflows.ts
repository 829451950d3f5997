import { readFileSync } from 'node:fs';
import type {
  ArazzoDefinition,
  Parameter,
  Step,
  Workflow,
} from '@redocly/openapi-core/lib/typings/arazzo.js';
import { parse } from 'yaml';
import { fromRoot } from '../../generate/paths.ts';
import { workflowPaths } from '../../workflows/run-workflows.ts';

export type { Step, Workflow };

/** A file of workflows (Arazzo 1.0): each is several requests that lead to one result. */
export type WorkflowFile = ArazzoDefinition & { readonly file: string };

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
export const resolveParameter = ({ components }: WorkflowFile, parameter: Parameter): Parameter =>
  components?.parameters?.[parameter.reference?.split('.').at(-1) ?? ''] ?? parameter;
