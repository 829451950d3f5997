import { expect, test } from 'vitest';
import { methodName } from '../../../generated/code/method-name.ts';

test.each([
  ['listPages', 'pages', 'list'],
  ['updateTheme', 'theme', 'update'],
  ['getCurrentWorkspace', 'workspaces', 'getCurrent'],
  ['listWebhookSubscriptions', 'webhooks', 'list'],
  ['listRuns', 'agents', 'listRuns'],
  ['createProxyUrl', 'secrets', 'createProxyUrl'],
])('%s of %s is %s', (operationId, tag, name) => {
  expect(methodName(operationId, tag)).toBe(name);
});
