import { operationList } from '@workspace-api/contract';
import { changeStatus } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const posts = operationList.filter(({ method }) => method === 'POST' || method === 'PUT').map(({ id }) => id);

export const createdForWrites: Variant = {
  text: 'Every POST and PUT answers 201.',
  allowedBy: 'Endpoints: no status of a success is shown.',
  families: ['oauth', 'workspaces', 'secrets', 'billing'],
  decision: 5,
  wrap: changeStatus(posts, 201),
};
