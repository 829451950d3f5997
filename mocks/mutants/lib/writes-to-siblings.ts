import { headerNames, type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from './mutant.ts';
import { findRecordId, getAuthorization, getMode, slugIn } from './owners.ts';

/** A record that was created or listed, with a token that can access it. */
type KnownRecord = { id: string; slug: string; mode: string; authorization: string };

/** Remembers the records of a kind by the responses that show them. */
const createRecords = (name: string) => {
  const recordsByPlace = new Map<string, KnownRecord>();
  return {
    note: async (request: Request, response: Response): Promise<void> => {
      if (!response.ok || getAuthorization(request) === '') return;
      const records = (await readListPage(request, response))?.records ?? [await readJson(response)];
      for (const record of records) {
        const id = (record as Record<string, unknown> | undefined)?.[name] ?? findRecordId(request);
        const place = { slug: slugIn(request.url), mode: getMode(request) };
        const authorization = getAuthorization(request);
        if (typeof id === 'string')
          recordsByPlace.set(`${id} ${JSON.stringify(place)}`, { id, ...place, authorization });
      }
    },
    list: (): KnownRecord[] => [...recordsByPlace.values()],
  };
};

/** A write that the server repeats for another record: the newest one that matches. */
const alsoWrites = (
  id: OperationId,
  { shownBy, member = 'id' }: { shownBy: OperationId; member?: string },
  matches: (other: KnownRecord, own: KnownRecord) => boolean,
): Wrap => {
  return (next) => {
    const recordsByPlace = createRecords(member);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const operation = findOperation(request)?.id;
      if (operation === shownBy) await recordsByPlace.note(request, response);
      const record = findRecordId(request);
      if (operation !== id || !response.ok || record === undefined) return response;
      const own = {
        id: record,
        slug: slugIn(request.url),
        mode: getMode(request),
        authorization: getAuthorization(request),
      };
      for (const other of recordsByPlace.list().filter((each) => each.id !== record && matches(each, own))) {
        const url = request.url
          .replace(`/${record}`, `/${other.id}`)
          .replace(`/${own.slug}/`, `/${other.slug}/`);
        await next(
          again({ url, headers: { Authorization: other.authorization, [headerNames.idempotencyKey]: null } }),
        );
      }
      return response;
    };
  };
};

const isSibling = (other: KnownRecord, own: KnownRecord): boolean =>
  other.slug === own.slug && other.mode === own.mode;

const onRecord = 'tenancy.writes-stay-on-record';

export const writesToSiblings: Record<string, Mutant> = {
  'deactivation-reaches-all-agents': {
    clause: onRecord,
    text: 'Deactivating an agent deactivates every agent of the workspace.',
    wrap: alsoWrites(operations.deactivateAgent.id, { shownBy: operations.getAgent.id }, isSibling),
  },
  'approval-approves-all': {
    clause: onRecord,
    text: 'Approving an approval approves every pending approval.',
    wrap: alsoWrites(operations.approveApproval.id, { shownBy: operations.getApproval.id }, isSibling),
  },
  'rotation-rotates-all-secrets': {
    clause: onRecord,
    text: 'Rotating a secret rotates every secret of the workspace.',
    wrap: alsoWrites(
      operations.rotateSecret.id,
      { shownBy: operations.listSecrets.id, member: 'name' },
      (other, own) => isSibling(other, own) && other.id.startsWith('gate'),
    ),
  },
  'page-update-reaches-all-pages': {
    clause: onRecord,
    text: 'A patch of a page is applied to every page of the workspace.',
    wrap: alsoWrites(operations.updatePage.id, { shownBy: operations.getPage.id }, isSibling),
  },
  'key-rotation-ends-other-keys': {
    clause: onRecord,
    text: 'Rotating a key revokes the keys that were created before it.',
    wrap: (next) => {
      const created: { id: string; url: string; authorization: string }[] = [];
      return async (request) => {
        const response = await next(request);
        const operation = findOperation(request)?.id;
        if (operation === operations.mintToken.id && response.ok) {
          const id = String((await readJson(response))?.id);
          created.push({ id, url: `${request.url}/${id}`, authorization: getAuthorization(request) });
        }
        if (operation !== operations.rotateToken.id || !response.ok) return response;
        const at = created.findIndex(({ id }) => id === findRecordId(request));
        for (const { url, authorization } of created.splice(0, Math.max(at, 0)))
          await next(new Request(url, { method: 'DELETE', headers: { Authorization: authorization } }));
        return response;
      };
    },
  },
  'denial-reaches-other-workspaces': {
    clause: 'tenancy.writes-stay-in-workspace',
    text: 'Denying an approval denies the pending approvals of other workspaces.',
    wrap: alsoWrites(
      operations.denyApproval.id,
      { shownBy: operations.getApproval.id },
      (other, own) => other.authorization !== own.authorization && other.mode === own.mode,
    ),
  },
};

export const writesToOtherMode: Record<string, Mutant> = {
  'approval-reaches-the-other-mode': {
    clause: 'authentication.test-data-isolated',
    text: 'Approving an approval approves the pending approvals of the other mode.',
    wrap: alsoWrites(
      operations.approveApproval.id,
      { shownBy: operations.getApproval.id },
      (other, own) => other.mode !== own.mode,
    ),
  },
};
