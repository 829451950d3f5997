import { readdirSync } from 'node:fs';
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
export const workflowFiles = (names: readonly string[] = workflowNames()): string[] =>
  names.map((name) => `${folder}/${name}${suffix}`);
