import { mediaTypes } from '@workspace-api/contract';
import { readText, withBody } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const quoted = /"((?:[^"]|"")*)"/g;

export const csvNotQuoted: Mutant = {
  clause: 'encodings.csv-quoting',
  text: 'CSV cells are never quoted.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (!response.headers.get('Content-Type')?.startsWith(mediaTypes.csv)) return response;
    const body = await readText(response);
    return withBody(
      response,
      body.replaceAll(quoted, (_, cell: string) => cell.replaceAll('""', '"')),
    );
  },
};
