import { errors } from '@workspace-api/contract';
import { requireTask } from './lib/require-task.ts';
import type { Variant } from './lib/variant.ts';

export const bodyBeforeWorkspace: Variant = {
  text: 'The body of a new agent, which requires a task, is checked before the workspace is looked for.',
  allowedBy: 'Agents: the request body for creating an agent is not shown, nor which check comes first.',
  families: ['tenancy'],
  wrap: requireTask([errors['malformed-json'].status, errors['not-found'].status]),
};
