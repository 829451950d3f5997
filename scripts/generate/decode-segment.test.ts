import { expect, test } from 'vitest';
import { decodeSegment } from '../../generated/code/decode-segment.ts';

test.each([
  ['a%2Fb', 'a/b'],
  ['caf%C3%A9', 'café'],
  ['%', '%'],
  ['%FF', '%FF'],
  ['100%25', '100%'],
])('the segment %s is decoded to %s', (segment, decoded) => {
  expect(decodeSegment(segment)).toBe(decoded);
});
