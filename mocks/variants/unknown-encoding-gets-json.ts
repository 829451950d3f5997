import { errors } from '@workspace-api/contract';
import { listOf } from '../wrappers/list-page.ts';
import { asJson } from './lib/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const unknownEncodingGetsJson: Variant = {
  text: 'A list that is requested in an encoding that does not exist is JSON.',
  allowedBy: 'Output encodings: 406 is shown for single resources.',
  families: ['encodings'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    return listOf(request) !== undefined && response.status === errors['not-acceptable'].status
      ? next(asJson(request))
      : response;
  },
};
