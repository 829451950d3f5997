import { operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const tags = [...new Set(operationList.map(({ tag }) => tag))];

test.each(tags)(
  'a target with only the operations of the tag %s gets a verdict without an error',
  async (tag) => {
    const unsupported = tags
      .filter((each) => each !== tag)
      .map((each) => ({ tag: each, reason: 'Not under test.' }));
    const report = await withSandbox({}, (url) =>
      checkConformance({ ...gateOptionsFor(url), unsupported, only: ['idempotency', 'scopes', 'errors'] }),
    );
    expect(report.errors).toEqual([]);
    expect(report.clauses.filter(({ status }) => status === 'fail')).toEqual([]);
  },
);
