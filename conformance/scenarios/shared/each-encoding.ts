import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';

const notAcceptable = 406;

/** How each encoding other than JSON is requested. The service document names only one value of `format`. */
const encodings: readonly Pick<OperationRequest, 'accept' | 'query'>[] = [
  { query: { format: 'ndjson' } },
  { accept: mediaTypes.csv },
  { accept: mediaTypes.tson },
];

/**
 * Sends the request for a list in every encoding other than JSON; sends nothing for any other operation. Skips an encoding
 * that the target lacks: that refusal shows nothing about the caller.
 */
export const inOtherEncodings = async (
  t: Case,
  { list }: OperationShape,
  request: OperationRequest,
  check: (exchange: Exchange) => unknown,
): Promise<void> => {
  if (list === null) return;
  for (const encoding of encodings) {
    const exchange = await t.send({
      ...request,
      ...encoding,
      query: { ...request.query, ...encoding.query },
    });
    if (exchange.status !== notAcceptable) check(exchange);
  }
};

/** Sends a request in JSON, and for a list in every other encoding that the target has. */
export const inEveryEncoding = async (
  t: Case,
  operation: OperationShape,
  request: OperationRequest,
  check: (exchange: Exchange) => unknown,
): Promise<void> => {
  check(await t.send(request));
  await inOtherEncodings(t, operation, request, check);
};

/** Whether a list in any encoding contains an id or a name, and not only a longer one. */
export const containsId = (text: string, id: string): boolean => {
  const isPart = (character: string | undefined) => /[\w-]/.test(character ?? '');
  return text
    .split(id)
    .slice(1)
    .some((after, index) => !isPart(after[0]) && !isPart(text.split(id)[index]?.at(-1)));
};
