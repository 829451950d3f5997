import { operations } from '@workspace-api/contract';
import { changePages } from '../../wrappers/change-pages.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Json } from '../../wrappers/json.ts';
import { alteredResponse, valueFlaws } from '../lib/altered-values.ts';
import type { Mutant } from '../lib/mutant.ts';

const clause = 'approvals.shows-what-is-asked';

/** Approvals whose payload from the agent is missing or different. */
export const payloads: Record<string, Mutant> = {
  ...Object.fromEntries(
    Object.entries(valueFlaws).map(([name, { text, change }]) => [
      `approval-${name}`,
      alteredResponse(clause, operations.getApproval.id, `The payload of an approval ${text}.`, (json) => ({
        ...json,
        payload: change(json.payload as Json),
      })),
    ]),
  ),
  'approval-list-without-payload': {
    clause,
    text: 'The payloads in the list of approvals are empty.',
    wrap: changePages((page, request) =>
      findOperation(request)?.id === operations.listApprovals.id
        ? { ...page, records: page.records.map((record) => ({ ...(record as Json), payload: {} })) }
        : page,
    ),
  },
  'approval-action-lower-case': alteredResponse(
    clause,
    operations.getApproval.id,
    'The action of an approval is returned without its punctuation.',
    (json) => ({ ...json, action: String(json.action).replaceAll(/\W/g, '_') }),
  ),
};
