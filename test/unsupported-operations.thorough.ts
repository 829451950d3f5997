import { test } from 'vitest';
import { checkSingleTag, tags } from './support/check-single-tag.ts';

test.each(tags)(
  'a target with only the operations of the tag %s gets a verdict without an error',
  checkSingleTag,
);
