import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Middleware } from '../api/call.ts';
import { problem } from '../problem.ts';
import { remembered } from '../remembered.ts';
import { preferred } from './accept.ts';

const byFormat: Readonly<Record<string, string>> = mediaTypes;

const offersOf = ({ responses }: OperationShape): string[] => {
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
  const offers = Object.keys(responses[success]?.content ?? {});
  // An answer without a body has the errors' media type only.
  return offers.length > 0 ? offers : [mediaTypes.json];
};

/**
 * Settles the answer's encoding before anything is done: `format` wins over Accept, and where the operation doesn't
 * offer what was asked for, the answer is 406 (Output encodings, rules 1 and 2).
 */
export const negotiation = (operation: OperationShape): Middleware => {
  const offers = offersOf(operation);
  const accepted = remembered((accept) => preferred(accept, offers));
  return (call) => {
    const format = call.query.get('format');
    const named = format === null ? undefined : byFormat[format];
    // On a list an unknown format breaks the query's schema, which validation tells with the field's name.
    const wanted =
      format === null || (operation.list && named === undefined)
        ? accepted(call.header('Accept') ?? '*/*')
        : offers.find((offer) => offer === named);
    if (wanted === undefined) throw problem('not-acceptable');
    call.mediaType = wanted;
  };
};
