import { describeConformance } from '@workspace-api/conformance/vitest';

describeConformance({
  target: process.env.WORKSPACE_TARGET ?? '',
  token: process.env.WORKSPACE_TOKEN ?? '',
  driver: '@workspace-api/conformance/drivers/sandbox',
  only: ['agents.starts-inactive', 'agents.record-fields'],
  effort: 'quick',
});
