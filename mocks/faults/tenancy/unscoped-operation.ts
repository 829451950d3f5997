import type { OperationId } from '@workspace-api/contract';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';
import { authorizationOf, createOwners, modeOf, recordIdOf } from '../lib/owners.ts';

const isHidden = ({ status }: Response): boolean => status === 403 || status === 404;

/** An operation that accepts any token below any workspace. */
export const openToStrangers = (id: OperationId, text: string): Fault => ({
  clause: 'tenancy.foreign-workspace-refused',
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      if (operationOfRequest(request)?.id !== id || !isHidden(response)) return response;
      const slug = owners.slugIn(request.url);
      const mode = modeOf(request);
      return (await owners.as(again, (owner) => owner.slug === slug && owner.mode === mode)) ?? response;
    };
  },
});

/** An operation that is refused to strangers after it was carried out. */
export const carriedOutThenRefused = (id: OperationId, text: string): Fault => ({
  clause: 'tenancy.foreign-workspace-refused',
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      if (operationOfRequest(request)?.id !== id || !isHidden(response)) return response;
      const slug = owners.slugIn(request.url);
      await owners.as(
        again,
        (owner) => owner.slug === slug && owner.authorization !== authorizationOf(request),
      );
      return response;
    };
  },
});

/** An operation that finds its record by the id alone, whatever the workspace of the token. */
export const foundByIdAlone = (id: OperationId, text: string): Fault => ({
  clause: 'tenancy.foreign-record-is-404',
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    const ids = new Map<string, string>();
    const learn = async (request: Request, response: Response) => {
      await owners.note(request, response);
      if (!response.ok || request.method === 'DELETE') return;
      const made = await response
        .clone()
        .json()
        .catch(() => null);
      const known = recordIdOf(request) ?? (made as { id?: unknown } | null)?.id;
      const slug = owners.slugIn(request.url);
      if (typeof known === 'string') ids.set(known, slug);
    };
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await learn(request, response);
      const record = recordIdOf(request);
      if (operationOfRequest(request)?.id !== id || !isHidden(response) || record === undefined)
        return response;
      const slug = ids.get(record);
      if (slug === undefined || slug === owners.slugIn(request.url)) return response;
      const mode = modeOf(request);
      const url = request.url.replace(/(\/workspaces\/)[^/]+/, `$1${slug}`);
      const served = await owners.as(
        again,
        (owner) => owner.slug === slug && owner.mode === mode,
        () => url,
      );
      return served ?? response;
    };
  },
});
