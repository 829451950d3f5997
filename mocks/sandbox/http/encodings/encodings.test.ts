import { expect, test } from 'vitest';
import { canSendTrailers } from './encode-list.ts';

test('a call without a connection gets no trailers', () => {
  const request = new Request('http://sandbox.test/', { headers: { TE: 'trailers' } });
  expect(canSendTrailers(request, undefined)).toBe(false);
});
