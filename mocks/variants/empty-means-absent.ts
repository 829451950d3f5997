import { errors, type OperationId, operations } from '@workspace-api/contract';
import { changeRequests } from '../wrappers/change-requests.ts';
import type { Variant } from './lib/variant.ts';

/** Members that the service document doesn't show: null may stand for an absent one. */
const optional: Partial<Record<OperationId, readonly string[]>> = {
  mintToken: ['name'],
  createAgent: ['schedule', 'trigger', 'task'],
  setSecret: ['purpose', 'residency', 'zdr'],
  createProxyUrl: ['region'],
};

const withoutNulls = (rawBody: string, names: readonly string[]): string => {
  try {
    const body: unknown = JSON.parse(rawBody);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return rawBody;
    const members = Object.entries(body).filter(([name, value]) => value !== null || !names.includes(name));
    return members.length < Object.keys(body).length ? JSON.stringify(Object.fromEntries(members)) : rawBody;
  } catch {
    return rawBody;
  }
};

/** The operations whose body may be absent. */
const bodiless: readonly OperationId[] = [
  operations.approveApproval.id,
  operations.denyApproval.id,
  operations.rotateSecret.id,
  operations.revokeToken.id,
];

export const emptyMeansAbsent: Variant = {
  text: 'An optional member that is null, an optional body that is null, and an empty query parameter count as absent.',
  allowedBy: `Error codes: ${errors['validation-failed'].code} is about the schema, and optional members have none in the document.`,
  families: ['validation', 'errors'],
  wrap: changeRequests(({ rawBody, operation, request }) => {
    const url = new URL(request.url);
    for (const [name, value] of [...url.searchParams]) if (value === '') url.searchParams.delete(name);
    const body =
      rawBody === 'null' && bodiless.includes(operation.id)
        ? null
        : withoutNulls(rawBody, optional[operation.id] ?? []);
    return { url, body };
  }),
};
