import { expect, test } from 'vitest';
import { versionProblems } from './breaking.ts';

test('a version lower than the baseline is a problem', () => {
  const report = {
    infoVersions: { base: '1.2.0', revision: '1.1.9' },
    summary: { major: 0, minor: 0, patch: 1 },
    changes: [],
  };
  expect(versionProblems(report)).toEqual([
    { file: 'openapi/root.yaml', message: "info.version 1.1.9 is lower than the baseline's 1.2.0" },
  ]);
});
