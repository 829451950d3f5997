import { operationList } from '@workspace-api/contract';
import { expect } from 'vitest';
import { checkConformance } from '../../conformance/index.ts';
import { gateOptionsFor, withSandbox } from './with-sandbox.ts';

/** The tags of the operations. */
export const tags = [...new Set(operationList.map(({ tag }) => tag))];

/** Expects that a target with only the operations of a tag gets a verdict without an error. */
export const checkSingleTag = async (tag: (typeof tags)[number]): Promise<void> => {
  const unsupported = tags
    .filter((each) => each !== tag)
    .map((each) => ({ tag: each, reason: 'Not under test.' }));
  const report = await withSandbox({}, (url) =>
    checkConformance({ ...gateOptionsFor(url), unsupported, only: ['idempotency', 'scopes', 'errors'] }),
  );
  expect(report.errors).toEqual([]);
  expect(report.clauses.filter(({ status }) => status === 'fail')).toEqual([]);
};
