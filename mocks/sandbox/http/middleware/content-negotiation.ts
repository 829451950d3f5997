import type { OperationShape } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Middleware } from '../call.ts';
import { negotiable } from '../encodings/negotiation.ts';

/**
 * Chooses the encoding of the response before the request is executed. Responds with 406 if the client accepts none of
 * the operation's encodings (Output encodings, rule 2).
 */
export const contentNegotiation = (operation: OperationShape): Middleware => {
  const { choose } = negotiable(operation);
  return (call) => {
    const mediaType = choose(call);
    if (mediaType === undefined) throw problem('not-acceptable');
    call.mediaType = mediaType;
  };
};
