import { basePath } from '@workspace-api/contract';
import { isApi } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

export const noHeadNorOptions: Variant = {
  text: 'HEAD and OPTIONS return 404.',
  allowedBy: 'Endpoints: neither method is documented.',
  families: ['identity', 'errors'],
  wrap: (next) => (request) =>
    isApi(request) && (request.method === 'HEAD' || request.method === 'OPTIONS')
      ? next(new Request(new URL(`${basePath}/no-such-route`, request.url), { headers: request.headers }))
      : next(request),
};
