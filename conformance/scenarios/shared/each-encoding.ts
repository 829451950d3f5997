import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Case, Exchange, Gate, OperationRequest } from '../../engine/scenario.ts';

/** How an encoding is requested. */
export type RequestedEncoding = Pick<OperationRequest, 'accept' | 'query'>;

const json: RequestedEncoding = {};

/** The service document names only one value of `format`. */
const others: readonly RequestedEncoding[] = [
  { query: { format: 'ndjson' } },
  { accept: mediaTypes.csv },
  { accept: mediaTypes.tson },
];

/** The encodings of an operation, JSON first. Only a list has others. */
export const getEncodings = ({
  list,
}: OperationShape): readonly [RequestedEncoding, ...RequestedEncoding[]] =>
  list === null ? [json] : [json, ...others];

const notAcceptable = 406;

/** Sends a request in an encoding. Returns null if the target lacks the encoding: that refusal shows nothing about the caller. */
export const requestIn = async (
  t: Pick<Case, 'send'>,
  encoding: RequestedEncoding,
  request: OperationRequest,
): Promise<Exchange | null> => {
  const exchange = await t.send({
    ...request,
    ...encoding,
    query: { ...request.query, ...encoding.query },
  });
  return encoding !== json && exchange.status === notAcceptable ? null : exchange;
};

/**
 * Sends a request in an encoding that was chosen from all of them. If the target lacks the encoding, a quick run sends JSON
 * instead; others send JSON anyway.
 */
export const requestInChosen = async (
  { effort }: Pick<Gate, 'effort'>,
  t: Pick<Case, 'send'>,
  encoding: RequestedEncoding,
  request: OperationRequest,
): Promise<Exchange | null> =>
  (await requestIn(t, encoding, request)) ?? (effort === 'quick' ? t.send(request) : null);

/** Whether a list in any encoding contains an id or a name, and not only a longer one. */
export const containsId = (text: string, id: string): boolean => {
  const isPart = (character: string | undefined) => /[\w-]/.test(character ?? '');
  return text
    .split(id)
    .slice(1)
    .some((after, index) => !isPart(after[0]) && !isPart(text.split(id)[index]?.at(-1)));
};
