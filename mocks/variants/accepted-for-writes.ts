import { operationList } from '@workspace-api/contract';
import { changeStatus } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const writes = operationList
  .filter(({ method, server, tag }) => method !== 'GET' && server === 'api' && tag !== 'oauth')
  .map(({ id }) => id);

export const acceptedForWrites: Variant = {
  text: 'Every write returns 202.',
  allowedBy: "Endpoints: success statuses aren't documented.",
  families: ['pages', 'theme', 'tokens'],
  decision: 5,
  wrap: changeStatus(writes, 202),
};
