import { expect, test } from 'vitest';
import { classifyWrite } from './classify-write.ts';

const classify = (request: string, body: unknown = undefined) => {
  const [method = '', path = ''] = request.split(' ');
  return classifyWrite(method, path, body === undefined ? '' : JSON.stringify(body));
};

test.each([
  'GET /workspaces/acme/pages/page_1',
  'POST /oauth/token',
  'POST /workspaces/acme/secrets/proxy-url',
])('%s changes nothing', (request) => {
  expect(classify(request)).toEqual({ kind: 'nothing' });
});

test.each([
  ['PATCH /workspaces/acme/pages/page_1', 'page', 'page_1'],
  ['POST /workspaces/acme/pages/page_1/', 'page', 'page_1'],
  ['DELETE /workspaces/acme/tokens/tok_1', 'token', 'tok_1'],
  ['POST /workspaces/acme/secrets/stripe/rotate', 'secret', 'stripe'],
  ['DELETE /workspaces/acme/secrets/proxy-url', 'secret', 'proxy-url'],
  ['POST /approvals/apr_1/approve', 'approval', 'apr_1'],
  // The API has none of these operations, but a target may.
  ['DELETE /workspaces/acme/forms/frm_1', 'form', 'frm_1'],
  ['PUT /workspaces/acme/forms/frm_1/submissions', 'form', 'frm_1'],
])('%s is a write to a %s', (request, name, id) => {
  expect(classify(request)).toMatchObject({ kind: 'record', records: [{ resource: { name }, id }] });
});

test('a nested record belongs to both resources', () => {
  const { records } = classify('DELETE /workspaces/acme/forms/frm_1/submissions/sub_1') as Extract<
    ReturnType<typeof classify>,
    { kind: 'record' }
  >;
  expect(records.map(({ id }) => id)).toEqual(['frm_1', 'sub_1']);
});

test.each([
  'PATCH /workspaces/acme/theme',
  'POST /workspaces/acme/theme',
  'POST /workspaces/acme/pages-publish',
  'POST /workspaces/acme/billing/plan',
  'POST /workspaces/acme/billing/payment-method',
  'DELETE /workspaces/acme/theme',
])('%s changes shared data of the workspace', (request) => {
  expect(classify(request)).toMatchObject({ kind: 'shared' });
});

test.each(['DELETE /workspaces/acme/forms', 'DELETE /workspaces/acme', 'POST /workspaces', 'PUT /elsewhere'])(
  '%s is an unknown write',
  (request) => expect(classify(request)).toMatchObject({ kind: 'unknown' }),
);

test('a creation contains the id of its record if callers choose it', () => {
  expect(classify('PUT /workspaces/acme/secrets', { name: 'stripe' })).toMatchObject({
    kind: 'creation',
    name: 'stripe',
  });
  expect(classify('POST /workspaces/acme/agents', { name: 'Helper' })).toMatchObject({
    kind: 'creation',
    name: null,
  });
});
