import { operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { clausesWith } from './support/clauses-with.ts';
import { checkSandbox } from './support/with-sandbox.ts';

const tags = [...new Set(operationList.map(({ tag }) => tag))];

test.each(tags)(
  'a target with only the operations of the tag %s gets a verdict without an error',
  async (tag) => {
    const unsupported = tags
      .filter((each) => each !== tag)
      .map((each) => ({ tag: each, reason: 'Not under test.' }));
    const { report } = await checkSandbox({}, { unsupported, only: ['idempotency', 'scopes', 'errors'] });
    expect(report.errors).toEqual([]);
    expect(clausesWith(report, 'fail')).toEqual([]);
  },
);
