import { errors } from '@workspace-api/contract';
import { requireTask } from './lib/require-task.ts';
import type { Variant } from './lib/variant.ts';

export const taskRequired: Variant = {
  text: 'Creating an agent without a task returns 400.',
  allowedBy: "Agents: the request body for creating an agent isn't documented.",
  families: ['agents', 'runs'],
  samples: { createAgent: { task: 'Says hello' } },
  wrap: requireTask([errors['malformed-json'].status]),
};
