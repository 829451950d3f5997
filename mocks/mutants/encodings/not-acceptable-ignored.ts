import { errors, mediaTypes } from '@workspace-api/contract';
import { withQuery } from '../../wrappers/list-page.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

export const notAcceptableIgnored: Mutant = {
  clause: 'encodings.single-refuses-by-accept',
  text: 'A single resource is returned as JSON, regardless of Accept.',
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    const response = await next(again());
    if (response.status !== errors['not-acceptable'].status) return response;
    const url = withQuery(request.url, { format: null });
    return next(again({ url, headers: { Accept: mediaTypes.json } }));
  },
};
