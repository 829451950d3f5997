import { errors, operations } from '@workspace-api/contract';
import { alterJson, type Json, readJson, withJson } from '../../wrappers/json.ts';
import { onControl, onOperations } from '../../wrappers/on-operation.ts';
import type { Mutant } from '../lib/mutant.ts';
import { fetchBilling } from './fetch-billing.ts';

const { getUsage, listForms } = operations;

const usage = (change: (item: Json, index: number) => Json): ((json: Json) => Json) => {
  return (json) => ({ ...json, line_items: (json.line_items as Json[]).map(change) });
};

/** Mutants of what a status pauses, and of how usage is counted. */
export const pausedAndUsed: Record<string, Mutant> = {
  'canceled-workspace-serves-traffic': {
    clause: 'billing.canceled-pauses-traffic',
    text: 'The live pages of a canceled workspace are still served.',
    wrap: onControl(['getLivePage'], () => async (request, next) => {
      const response = await next(request);
      return response.status === errors['version-mismatch'].status
        ? Response.json({ document: {} })
        : response;
    }),
  },
  'forms-refused-while-past-due': {
    clause: 'billing.past-due-is-serviceable',
    text: 'The list of forms returns 404 for a workspace in its grace period.',
    wrap: onOperations([listForms.id], () => async (request, next) => {
      const response = await next(request);
      const { status, code, message } = errors['not-found'];
      return response.ok && (await fetchBilling(request, next))?.status === 'past_due'
        ? withJson(response, status, { error: { code, message } })
        : response;
    }),
  },
  'usage-since-the-last-read': {
    clause: 'billing.usage-is-running-total',
    text: 'The usage contains only what was added since it was last read.',
    wrap: onOperations([getUsage.id], () => {
      const earlierUsage = new Map<string, number[]>();
      return async (request, next) => {
        const response = await next(request);
        if (!response.ok) return response;
        const items = (await readJson(response))?.line_items as Json[];
        const before = earlierUsage.get(request.url) ?? [];
        earlierUsage.set(
          request.url,
          items.map(({ quantity }) => Number(quantity)),
        );
        return alterJson(
          response,
          usage((item, index) => ({ ...item, quantity: Number(item.quantity) - (before[index] ?? 0) })),
        );
      };
    }),
  },
  'usage-needs-a-period': {
    clause: 'billing.usage-of-current-period',
    text: 'A request for usage without a period is rejected.',
    wrap: onOperations(
      [getUsage.id],
      () => async (request, next) =>
        new URL(request.url).search === ''
          ? next(new Request(`${request.url}?period_start=`, request))
          : next(request),
    ),
  },
  'overage-not-invoiced': {
    clause: 'billing.overage-on-invoice',
    text: 'Usage above the cap adds no line to the invoice.',
    wrap: onControl(
      ['listInvoiceLines'],
      () => async (request, next) =>
        alterJson(await next(request), (json) => ({
          ...json,
          data: (json.data as Json[]).filter(({ kind }) => kind !== 'overage'),
        })),
    ),
  },
};
