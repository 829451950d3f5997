import type { OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { type ExportEncoding, isExport } from '../lib/exports.ts';
import type { Mutant } from '../lib/mutant.ts';
import { createOwners, findRecordId, getAuthorization, getMode, slugIn } from '../lib/owners.ts';
import { belowWorkspace, withOwners } from '../lib/with-owners.ts';

const isHidden = ({ status }: Response): boolean => status === 403 || status === 404;

/** An operation that accepts any token below any workspace. */
export const openToStrangers = (id: OperationId, text: string): Mutant => ({
  clause: 'tenancy.foreign-workspace-refused',
  text,
  wrap: withOwners(id, async ({ response, slug, mode, as }) =>
    isHidden(response)
      ? ((await as((owner) => owner.slug === slug && owner.mode === mode)) ?? response)
      : response,
  ),
});

/** A list that accepts any token below any workspace in one encoding. */
export const exportOpenToStrangers = (id: OperationId, encoding: ExportEncoding, text: string): Mutant => ({
  clause: 'tenancy.foreign-workspace-refused',
  text,
  wrap: withOwners(id, async ({ request, response, slug, mode, as }) =>
    isHidden(response) && isExport(request, id, encoding)
      ? ((await as((owner) => owner.slug === slug && owner.mode === mode)) ?? response)
      : response,
  ),
});

/** An operation that is executed for tokens of other workspaces and then rejected. */
export const executeThenRefuse = (id: OperationId, text: string): Mutant => ({
  clause: 'tenancy.foreign-workspace-refused',
  text,
  wrap: withOwners(id, async ({ request, response, slug, as }) => {
    if (isHidden(response))
      await as((owner) => owner.slug === slug && owner.authorization !== getAuthorization(request));
    return response;
  }),
});

/** An operation that finds its record by id only, regardless of the token's workspace. */
export const findByIdOnly = (id: OperationId, text: string): Mutant => ({
  clause: 'tenancy.foreign-record-is-404',
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    const ids = new Map<string, string>();
    const learn = async (request: Request, response: Response) => {
      await owners.note(request, response);
      if (!response.ok || request.method === 'DELETE') return;
      const record = await response
        .clone()
        .json()
        .catch(() => null);
      const recordId = findRecordId(request) ?? (record as { id?: unknown } | null)?.id;
      const slug = slugIn(request.url);
      if (typeof recordId === 'string') ids.set(recordId, slug);
    };
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await learn(request, response);
      const record = findRecordId(request);
      if (findOperation(request)?.id !== id || !isHidden(response) || record === undefined) return response;
      const slug = ids.get(record);
      if (slug === undefined || slug === slugIn(request.url)) return response;
      const mode = getMode(request);
      const url = belowWorkspace(request.url, slug);
      const otherResponse = await owners.as(
        again,
        (owner) => owner.slug === slug && owner.mode === mode,
        () => url,
      );
      return otherResponse ?? response;
    };
  },
});
