import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/generate/paths.ts';

export type Step = {
  name: string;
  run?: string;
  uses?: string;
  shell?: string;
  env?: Record<string, string>;
  'working-directory'?: string;
};
type Action = {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>;
  runs: { using: string; steps: Step[] };
};

/** The action of this repository. */
export const action = parse(await readFile(fromRoot('action.yml'), 'utf8')) as Action;

export const stepNamed = (name: string): Step =>
  action.runs.steps.find((step) => step.name === name) ?? { name: 'none' };
