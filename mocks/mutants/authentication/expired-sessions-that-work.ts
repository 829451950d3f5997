import { errors, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readError } from '../../wrappers/json.ts';
import { elevatedIf } from '../lib/elevate.ts';
import { isExport } from '../lib/exports.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Requests that don't check whether a session has expired. */
const expiredFor = (what: string, matches: (request: Request) => boolean): Mutant => ({
  clause: 'authentication.expired-session-code',
  text: `An expired session can still ${what}.`,
  wrap: elevatedIf(
    async (request, response) =>
      matches(request) && (await readError(response))?.code === errors['token-expired'].code,
  ),
});

const isFor = (id: OperationId) => (request: Request) => findOperation(request)?.id === id;

export const expiredSessionsThatWork: Record<string, Mutant> = {
  'expired-session-tails-logs': expiredFor('follow the log', isFor(operations.tailLogs.id)),
  'expired-session-creates-agents': expiredFor('create agents', isFor(operations.createAgent.id)),
  'expired-session-reads-billing': expiredFor('read the billing state', isFor(operations.getBilling.id)),
  'expired-session-exports-secrets': expiredFor('export secrets as CSV', (request) =>
    isExport(request, operations.listSecrets.id, 'csv'),
  ),
};
