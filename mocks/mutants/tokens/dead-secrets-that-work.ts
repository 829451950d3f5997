import { type ClauseId, headerNames, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { type ExportEncoding, isExport } from '../lib/exports.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId } from '../lib/owners.ts';

/**
 * Old secrets that still work: a rejected request is sent again with the token that invalidated the secret.
 *
 * @param does whether the secret still works for a request; `count` is how often the secret was rejected before
 */
const stillWorking = (
  by: 'rotateToken' | 'revokeToken',
  clause: ClauseId,
  text: string,
  does: (request: Request, count: number) => boolean,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const secrets = new Map<string, string>();
    const dead = new Map<string, { by: string; count: number }>();
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const authorization = request.headers.get('Authorization') ?? '';
      const operation = findOperation(request)?.id;
      if (response.ok && operation === by) {
        const old = secrets.get(findRecordId(request) ?? '');
        if (old) dead.set(`Bearer ${old}`, { by: authorization, count: 0 });
      }
      if (response.ok && (operation === operations.mintToken.id || operation === operations.rotateToken.id)) {
        const newKey = await readJson(response);
        secrets.set(String(newKey?.id), String(newKey?.secret));
      }
      const deadKey = dead.get(authorization);
      if (response.status !== 401 || !deadKey) return response;
      deadKey.count += 1;
      return does(request, deadKey.count)
        ? next(again({ headers: { Authorization: deadKey.by } }))
        : response;
    };
  },
});

const rotated = 'tokens.rotate-kills-old-secret';
const revoked = 'tokens.revoke-is-immediate';

const isRead = ({ method }: Request): boolean => method === 'GET';

const revokedFor = (id: OperationId, what: string): Mutant =>
  stillWorking(
    'revokeToken',
    revoked,
    `A revoked key can still ${what}, but nothing else.`,
    (request) => findOperation(request)?.id === id,
  );

const revokedForExport = (id: OperationId, encoding: ExportEncoding): Mutant =>
  stillWorking(
    'revokeToken',
    revoked,
    `A revoked key can still export with ${id} as ${encoding}.`,
    (request) => isExport(request, id, encoding),
  );

const rotatedFor = (id: OperationId, text: string): Mutant =>
  stillWorking('rotateToken', rotated, text, (request) => findOperation(request)?.id === id);

export const deadSecretsThatWork: Record<string, Mutant> = {
  'revoked-key-lists-workspaces': revokedFor('listWorkspaces', 'list workspaces'),
  'revoked-key-reads-billing': revokedFor('getBilling', 'read the billing state'),
  'revoked-key-reads-a-form': revokedFor('getForm', 'read a form'),
  'revoked-key-tails-logs': revokedFor('tailLogs', 'follow the log'),
  'revoked-key-publishes-theme': revokedFor('publishTheme', 'publish the theme'),
  'revoked-key-rotates-secrets': revokedFor('rotateSecret', 'rotate secrets'),
  'revoked-key-decides-approvals': revokedFor('approveApproval', 'approve approvals'),
  'revoked-key-inspects-keys': revokedFor('getToken', 'inspect keys'),
  'revoked-key-exports-submissions': revokedForExport('listSubmissions', 'csv'),
  'revoked-key-exports-invoices': revokedForExport('listInvoices', 'tson'),
  'revoked-key-exports-log': revokedForExport('searchLogs', 'ndjson'),
  'rotated-secret-tails-logs': rotatedFor(
    'tailLogs',
    'The old secret of a rotated key can still follow the log.',
  ),
  'rotated-secret-reads-theme': rotatedFor(
    'getTheme',
    'The old secret of a rotated key can still read the theme.',
  ),
  'rotated-secret-reads-usage': rotatedFor(
    'getUsage',
    'The old secret of a rotated key can still read the usage.',
  ),
  'rotated-secret-exports-runs': stillWorking(
    'rotateToken',
    rotated,
    'The old secret of a rotated key can still export runs as NDJSON.',
    (request) => isExport(request, 'listRuns', 'ndjson'),
  ),
  'revoked-key-lists': stillWorking(
    'revokeToken',
    revoked,
    'A revoked key can still list records.',
    (request) => findOperation(request)?.list != null,
  ),
  'revoked-key-writes': stillWorking(
    'revokeToken',
    revoked,
    'Only reads check whether a key is revoked.',
    (request) => !isRead(request),
  ),
  'revoked-key-works-once-more': stillWorking(
    'revokeToken',
    revoked,
    'A revoked key works for one more request.',
    (_, count) => count === 1,
  ),
  'revoked-key-replays': stillWorking(
    'revokeToken',
    revoked,
    'A revoked key can repeat a write with its idempotency key.',
    (request) => request.headers.has(headerNames.idempotencyKey),
  ),
  'revoked-key-comes-back': stillWorking(
    'revokeToken',
    'tokens.revoke-is-permanent',
    'A revoked key works again after a few rejections.',
    (request, count) => isRead(request) && count > 4,
  ),
  'rotated-secret-reads': stillWorking(
    'rotateToken',
    rotated,
    'The old secret of a rotated key can still list records.',
    (request) => findOperation(request)?.list != null,
  ),
  'rotated-secret-writes': stillWorking(
    'rotateToken',
    rotated,
    'The old secret of a rotated key can still write.',
    (request) => !isRead(request),
  ),
  'rotated-secret-works-once-more': stillWorking(
    'rotateToken',
    rotated,
    'The old secret of a rotated key works for one more request.',
    (_, count) => count === 1,
  ),
};
