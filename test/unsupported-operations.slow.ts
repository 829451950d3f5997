import { test } from 'vitest';
import { checkSingleTag, tags } from './support/check-single-tag.ts';

// Every tag is in the thorough tests.
test.each(tags.filter((_, index) => index % 5 === 0))(
  'a target with only the operations of the tag %s gets a verdict without an error',
  checkSingleTag,
);
