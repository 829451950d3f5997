import { mediaTypes } from '@workspace-api/contract';
import { withBody } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Reads a body until its end or until it breaks off. */
const readAll = async (response: Response): Promise<{ body: string; isBroken: boolean }> => {
  let body = '';
  try {
    for await (const chunk of response.body ?? []) body += Buffer.from(chunk as Uint8Array).toString('utf8');
  } catch {
    return { body, isBroken: true };
  }
  return { body, isBroken: false };
};

export const ndjsonFailureHidden: Mutant = {
  clause: 'encodings.ndjson-error-ends-early',
  text: 'An error within NDJSON ends the page like a last page.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (response.headers.get('Content-Type') !== mediaTypes.ndjson) return response;
    const { body, isBroken } = await readAll(response);
    const end = `${JSON.stringify({ __meta__: { next_cursor: null, has_more: false } })}\n`;
    const completed = withBody(response, isBroken ? body + end : body);
    completed.headers.delete('Transfer-Encoding');
    return completed;
  },
};
