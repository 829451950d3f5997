import { mediaTypes } from '@workspace-api/contract';
import { readText, withBody } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const csvWithoutBom: Mutant = {
  clause: 'encodings.csv-bom-by-default',
  text: 'CSV has no byte order mark, so spreadsheets decode it incorrectly.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (!response.headers.get('Content-Type')?.startsWith(mediaTypes.csv)) return response;
    return withBody(response, (await readText(response)).replace(/^\uFEFF/, ''));
  },
};
