import { mediaTypes } from '@workspace-api/contract';
import { readText, withBody } from '../../wrappers/json.ts';
import type { Fault } from '../lib/fault.ts';

export const csvWithoutBom: Fault = {
  clause: 'encodings.csv-bom-by-default',
  text: 'CSV has no byte order mark, so spreadsheets decode it incorrectly.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (!response.headers.get('Content-Type')?.startsWith(mediaTypes.csv)) return response;
    return withBody(response, (await readText(response)).replace(/^\uFEFF/, ''));
  },
};
