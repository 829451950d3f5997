import { errors } from '@workspace-api/contract';
import { asJson } from '../wrappers/change-pages.ts';
import { findList } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const unknownEncodingGetsJson: Variant = {
  text: 'A list requested in an unknown encoding is JSON.',
  allowedBy: 'Output encodings: 406 is documented only for single resources.',
  families: ['encodings'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    return findList(request) !== undefined && response.status === errors['not-acceptable'].status
      ? next(asJson(request))
      : response;
  },
};
