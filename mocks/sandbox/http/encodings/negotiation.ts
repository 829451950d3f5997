import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { memoize } from '../../core/memoize.ts';
import { problem } from '../../core/problem.ts';
import type { Call, Middleware } from '../call.ts';
import { preferred } from './accept.ts';

const byFormat: ReadonlyMap<string, string> = new Map(Object.entries(mediaTypes));

/** The media types of an operation's successful response. */
export const listOffers = ({ responses }: OperationShape): string[] => {
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
  const offers = Object.keys(responses[success]?.content ?? {});
  // A response without a body has only the media type of errors.
  return offers.length > 0 ? offers : [mediaTypes.json];
};

/** The preferred one of the media types that follow an Accept header in a list. */
const chooseAccepted = memoize((list) => {
  const [accept, ...offers] = list.split('\n');
  return preferred(accept, offers);
});

/**
 * Chooses the encoding of a successful response; undefined if the request accepts none of the operation's. `format` takes
 * precedence over Accept (Output encodings, rule 1).
 */
export const chooseEncoding = (call: Call): string | undefined => {
  const { operation } = call;
  const offers = listOffers(operation);
  const format = call.query.get('format');
  const namedOffer = format === null ? undefined : byFormat.get(format);
  // On a list, an unknown format violates the query's schema, and validation reports it with the field's name.
  return format === null || (operation.list && namedOffer === undefined)
    ? chooseAccepted([call.header('Accept') ?? '*/*', ...offers].join('\n'))
    : offers.find((offer) => offer === namedOffer);
};

/**
 * Chooses the encoding of the response before the request is executed. Responds with 406 if the client accepts none of
 * the operation's encodings (Output encodings, rule 2).
 */
export const contentNegotiation: Middleware = (call) => {
  const mediaType = chooseEncoding(call);
  if (mediaType === undefined) throw problem('not-acceptable');
  call.mediaType = mediaType;
};
