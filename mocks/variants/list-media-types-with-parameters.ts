import { mediaTypes } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import { findList } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const listMediaTypesWithParameters: Variant = {
  text: 'The media types of list encodings have parameters.',
  allowedBy: 'Output encodings: parameters of the media types are not mentioned.',
  families: ['encodings'],
  wrap: changeResponses((response, request) => {
    const type = response.headers.get('Content-Type') ?? '';
    if (findList(request) === undefined || !response.ok) return response;
    if (type.startsWith(mediaTypes.csv))
      response.headers.set('Content-Type', `${mediaTypes.csv}; charset=UTF-8; header=present`);
    else response.headers.set('Content-Type', `${type.split(';')[0]}; charset="utf-8"`);
    return response;
  }),
};
