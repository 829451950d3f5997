import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { memoize } from '../../core/memoize.ts';
import { problem } from '../../core/problem.ts';
import type { Call, Middleware } from '../call.ts';
import { preferred } from './accept.ts';

const byFormat: ReadonlyMap<string, string> = new Map(Object.entries(mediaTypes));

const listOffers = ({ responses }: OperationShape): string[] => {
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
  const offers = Object.keys(responses[success]?.content ?? {});
  // A response without a body has only the media type of errors.
  return offers.length > 0 ? offers : [mediaTypes.json];
};

type Negotiable = {
  /** The media types of a successful response. */
  readonly offers: readonly string[];
  /** Chooses the media type for a request; undefined if the request accepts none of them. */
  choose(call: Call): string | undefined;
};

/** The encodings of an operation's successful response: `format` takes precedence over Accept (Output encodings, rule 1). */
export const negotiable = (operation: OperationShape): Negotiable => {
  const offers = listOffers(operation);
  const chooseAccepted = memoize((accept) => preferred(accept, offers));
  return {
    offers,
    choose(call) {
      const format = call.query.get('format');
      const namedOffer = format === null ? undefined : byFormat.get(format);
      // On a list, an unknown format violates the query's schema, and validation reports it with the field's name.
      return format === null || (operation.list && namedOffer === undefined)
        ? chooseAccepted(call.header('Accept') ?? '*/*')
        : offers.find((offer) => offer === namedOffer);
    },
  };
};

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
