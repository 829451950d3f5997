import { randomUUID } from 'node:crypto';
import { decodeSegment, errors, mediaTypes, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readError } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

export const demandedRotationWithoutOverlap: Mutant = {
  clause: 'secrets.rotate-overlap',
  text: 'A rotation required by a provider replaces the value immediately.',
  wrap: (next) => {
    const demanded = new Set<string>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      if (operation === operations.createProxyUrl.id) {
        const { rawBody, again } = await repeatable(request);
        const response = await next(again());
        if ((await readError(response))?.code === errors['rotate-secret'].code)
          demanded.add(String(parseBody(rawBody).name));
        return response;
      }
      const [, url, name = ''] = /^(.*\/secrets)\/([^/]+)\/rotate$/.exec(request.url) ?? [];
      if (operation !== operations.rotateSecret.id || !url || !demanded.delete(decodeSegment(name)))
        return next(request);
      const { again } = await repeatable(request);
      const body = JSON.stringify({ name: decodeSegment(name), value: randomUUID() });
      return next(
        again({
          url,
          method: operations.setSecret.method,
          headers: { 'Content-Type': mediaTypes.json },
          body,
        }),
      );
    };
  },
};
