import { getOperation, type OperationId, type OperationShape } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { classifyWrite } from './write.ts';

const path = { slug: 'acme', id: 'x_1', name: 'x_1' };

/** Classifies a request of an operation, or one with another method to its path: `DELETE listForms`. */
const classify = (request: string, body: unknown = null) => {
  const [id, method] = request.split(' ').toReversed() as [OperationId, string?];
  const operation: OperationShape = getOperation(id);
  return classifyWrite(operation, method ?? operation.method, path, Buffer.from(JSON.stringify(body)));
};

test.each(['getPage', 'exchangeAuthorizationCode', 'createProxyUrl'])('%s changes nothing', (request) => {
  expect(classify(request)).toEqual({ kind: 'nothing' });
});

test.each([
  ['updatePage', 'page'],
  ['rollbackPage', 'page'],
  ['revokeToken', 'token'],
  ['rotateSecret', 'secret'],
  ['approveApproval', 'approval'],
  // The API has none of these operations, but a target may.
  ['DELETE getForm', 'form'],
  ['POST getForm', 'form'],
  ['PUT listSubmissions', 'form'],
])('%s is a write to a %s', (request, name) => {
  expect(classify(request)).toMatchObject({ kind: 'record', resource: { name }, id: 'x_1' });
});

test.each(['updateTheme', 'publishTheme', 'publishPages', 'changePlan', 'setPaymentMethod'])(
  '%s changes shared data of the workspace',
  (request) => expect(classify(request)).toEqual({ kind: 'shared' }),
);

test.each(['DELETE listForms', 'DELETE getWorkspace', 'PUT getTheme'])('%s is an unknown write', (request) =>
  expect(classify(request)).toEqual({ kind: 'unknown' }),
);

test('a creation contains the id of its record if callers choose it', () => {
  expect(classify('setSecret', { name: 'stripe' })).toMatchObject({ kind: 'creation', name: 'stripe' });
  for (const request of ['createAgent', 'POST listForms'])
    expect(classify(request, { name: 'Helper' })).toMatchObject({ kind: 'creation', name: null });
});
