import {
  examples,
  getOperation,
  type ListRecord,
  mediaTypes,
  type OperationId,
  operationList,
} from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { canSendTrailers, encodeList } from './encode-list.ts';

const createPage = (id: OperationId, items: readonly ListRecord[], nextCursor: string | null = null) => ({
  operation: getOperation(id),
  items,
  nextCursor,
  hasMore: nextCursor !== null,
  bom: true,
  wantsTrailers: false,
});

const declared: Readonly<Record<string, unknown>> = examples;

const lists = operationList
  .filter(({ list }) => list !== null)
  .flatMap((operation) =>
    (operation.responses['200']?.examples ?? [])
      .filter((name) => `${name}-csv` in examples)
      .map((name) => {
        const envelope = declared[name] as Record<string, unknown>;
        const items = envelope[operation.list?.items ?? ''] as ListRecord[];
        return { id: operation.id, name, envelope, page: createPage(operation.id, items) };
      }),
  );

test('every list has an example', () => {
  expect(new Set(lists.map(({ id }) => id))).toEqual(
    new Set(operationList.filter(({ list }) => list !== null).map(({ id }) => id)),
  );
});

describe.each(lists)('$id', ({ name, envelope, page }) => {
  test('is encoded as the JSON of the contract', () => {
    expect(JSON.parse(encodeList(mediaTypes.json, page).body as string)).toEqual(envelope);
  });

  test.each(['ndjson', 'csv', 'tson'] as const)(
    'is encoded as the %s of the contract, byte for byte',
    (short) => {
      expect(encodeList(mediaTypes[short], page).body).toBe(declared[`${name}-${short}`]);
    },
  );
});

test('a call without a connection gets no trailers', () => {
  const request = new Request('http://sandbox.test/', { headers: { TE: 'trailers' } });
  expect(canSendTrailers(request, undefined)).toBe(false);
});
