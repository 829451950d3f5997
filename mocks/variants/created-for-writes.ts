import { operationList } from '@workspace-api/contract';
import { changeStatus } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const posts = operationList.filter(({ method }) => method === 'POST' || method === 'PUT').map(({ id }) => id);

export const createdForWrites: Variant = {
  text: 'Every POST and PUT returns 201.',
  allowedBy: "Endpoints: success statuses aren't documented.",
  families: ['oauth', 'workspaces', 'secrets', 'billing'],
  decision: 5,
  wrap: changeStatus(posts, 201),
};
