import { errors } from '@workspace-api/contract';
import { requireTask } from './lib/require-task.ts';
import type { Variant } from './lib/variant.ts';

export const bodyBeforeWorkspace: Variant = {
  text: 'Creating an agent requires a task, and the body is checked before the workspace.',
  allowedBy: 'Agents: neither the request body for creating an agent nor the order of checks is documented.',
  families: ['tenancy'],
  wrap: requireTask([errors['malformed-json'].status, errors['not-found'].status]),
};
