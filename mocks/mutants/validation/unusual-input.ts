import { operations } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';
import { crashes, reads } from '../lib/unusual-input.ts';

const body = 'validation.body-fails-with-400';
const query = 'validation.query-fails-with-400';

/** Cuts each value of the query at its first character that fits. */
const cutQuery = (url: URL, name: string, at: RegExp): { url: string } | undefined => {
  const value = url.searchParams.get(name);
  if (value === null) return undefined;
  url.searchParams.set(name, value.replace(at, ''));
  return { url: url.href };
};

/** Servers that fail on null, or take a part of a value for the value. */
export const unusualInput: Record<string, Mutant> = {
  'level-ends-at-nul': reads(query, operations.searchLogs.id, 'A level ends at its first NUL.', ({ url }) =>
    cutQuery(url, 'level', /\0.*/),
  ),
  'status-ends-at-a-quote': reads(
    query,
    operations.listApprovals.id,
    'A status ends at its first apostrophe.',
    ({ url }) => cutQuery(url, 'status', /'.*/),
  ),
  'limit-ends-at-nul': reads(
    query,
    operations.listInvoices.id,
    'The limit of the invoices ends at its first NUL.',
    ({ url }) => cutQuery(url, 'limit', /\0.*/),
  ),
  'null-plan-crashes': crashes(
    body,
    operations.changePlan.id,
    'A plan change fails if its body is null.',
    ({ rawBody }) => rawBody === 'null',
  ),
  'null-scopes-means-one': reads(
    body,
    operations.mintToken.id,
    'A key whose scopes are null gets one.',
    ({ rawBody }) => {
      const value = parseBody(rawBody);
      return value.scopes === null
        ? { body: JSON.stringify({ ...value, scopes: [operations.getMe.scope] }) }
        : undefined;
    },
  ),
  'null-operations-skipped': reads(
    body,
    operations.updateTheme.id,
    'An operation of a patch that is null is skipped.',
    ({ rawBody }) => ({ body: rawBody.replace(/^\[null,?/, '[') }),
  ),
};
