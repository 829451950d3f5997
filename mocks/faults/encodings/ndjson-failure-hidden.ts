import { mediaTypes } from '@workspace-api/contract';
import { withBody } from '../../wrappers/json.ts';
import type { Fault } from '../lib/fault.ts';

/** The text of a body, as far as it comes, and whether it broke off. */
const readAll = async (response: Response): Promise<{ text: string; isBroken: boolean }> => {
  let text = '';
  try {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk as Uint8Array).toString('utf8');
  } catch {
    return { text, isBroken: true };
  }
  return { text, isBroken: false };
};

export const ndjsonFailureHidden: Fault = {
  clause: 'encodings.ndjson-error-ends-early',
  text: 'An error among NDJSON records ends the page as if it were the last one.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (response.headers.get('Content-Type') !== mediaTypes.ndjson) return response;
    const { text, isBroken } = await readAll(response);
    const end = `${JSON.stringify({ __meta__: { next_cursor: null, has_more: false } })}\n`;
    const whole = withBody(response, isBroken ? text + end : text);
    whole.headers.delete('Transfer-Encoding');
    return whole;
  },
};
