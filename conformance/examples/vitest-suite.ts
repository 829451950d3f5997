import { describeConformance } from '@workspace-api/conformance/vitest';

describeConformance({
  target: process.env.WORKSPACE_TARGET ?? 'http://127.0.0.1:4010/v1',
  token: process.env.WORKSPACE_TOKEN ?? '',
  only: ['agents', 'tokens'],
  effort: 'quick',
});
