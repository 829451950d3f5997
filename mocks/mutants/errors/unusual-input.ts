import { operations } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { crashes, reads } from '../lib/unusual-input.ts';

const noCrash = 'errors.input-causes-no-5xx';
const unknownId = 'errors.unknown-id-is-404';

/** Servers that fail on unusual input, or take a part of an id for the id. */
export const unusualInput: Record<string, Mutant> = {
  'nul-in-a-secret-name-crashes': crashes(
    unknownId,
    operations.deleteSecret.id,
    'Deleting a secret fails if the name contains NUL.',
    ({ url }) => url.pathname.includes('%00'),
  ),
  'long-approval-id-crashes': crashes(
    unknownId,
    operations.denyApproval.id,
    'Denying an approval fails if the id has more than 255 characters.',
    ({ url }) => url.pathname.split('/').some((step) => step.length > 255),
  ),
  'agent-id-decoded-twice': crashes(
    unknownId,
    operations.listRuns.id,
    'The list of runs decodes the id of the agent twice, and fails if it contains a percent sign.',
    ({ url }) => url.pathname.includes('%25zz'),
  ),
  'agent-id-ends-at-nul': reads(
    unknownId,
    operations.getAgent.id,
    'The id of an agent ends at its first NUL.',
    ({ url }) => ({ url: url.href.replace(/%00[^/?]*/, '') }),
  ),
  'nul-in-a-search-crashes': crashes(
    noCrash,
    operations.searchLogs.id,
    'A search for NUL fails.',
    ({ url }) => url.searchParams.get('q')?.includes('\0') === true,
  ),
  'repeated-cursor-crashes': crashes(
    noCrash,
    operations.listForms.id,
    'The list of forms fails if the cursor is repeated.',
    ({ url }) => url.searchParams.getAll('cursor').length > 1,
  ),
  'unknown-parameter-crashes': crashes(
    noCrash,
    operations.getBilling.id,
    'Reading the billing state fails if the query is not empty.',
    ({ url }) => url.search !== '',
  ),
  'year-one-crashes': crashes(
    noCrash,
    operations.listLogs.id,
    'The log fails for times before 1970.',
    ({ url }) => url.searchParams.get('since')?.startsWith('0001') === true,
  ),
  'null-decision-crashes': crashes(
    noCrash,
    operations.approveApproval.id,
    'Approving fails if the body is null.',
    ({ rawBody }) => rawBody === 'null',
  ),
  'nul-in-an-agent-name-crashes': crashes(
    noCrash,
    operations.createAgent.id,
    'Creating an agent fails if its name contains NUL.',
    ({ rawBody }) => rawBody.includes('\\u0000'),
  ),
  'body-of-a-deletion-crashes': crashes(
    noCrash,
    operations.revokeToken.id,
    'Revoking a key fails if the request has a body.',
    ({ rawBody }) => rawBody !== '',
  ),
};
