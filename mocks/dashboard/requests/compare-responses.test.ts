import { expect, test } from 'vitest';
import { compareResponses } from './compare-responses.ts';
import type { Exchange } from './logged-request.ts';

const exchange = (status: number, body: string | null, omitted: Exchange['response']['omitted'] = null) =>
  ({ entry: { status }, response: { headers: {}, body, omitted } }) as unknown as Exchange;

test.each<[string, Exchange, Exchange, boolean]>([
  ['The status and the body are equal.', exchange(200, '{}'), exchange(200, '{}'), true],
  ['Status 403 instead of 201.', exchange(201, '{}'), exchange(403, '{}'), false],
  ['The status is equal, but the body differs.', exchange(200, '{}'), exchange(200, '[]'), false],
  [
    "The log doesn't have both bodies: only the status was compared.",
    exchange(200, 'a', 'truncated'),
    exchange(200, 'b', 'truncated'),
    true,
  ],
])('%s', (description, original, replay, isSame) => {
  expect(compareResponses(original, replay)).toEqual({ isSame, description });
});
