import { errors, getOperation, type OperationId } from '@workspace-api/contract';
import { changePages } from '../../wrappers/change-pages.ts';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readError, readJson, withJson } from '../../wrappers/json.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import { onControl } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

const isOperation = (request: Request, id: OperationId): boolean =>
  findOperation(request)?.id === getOperation(id).id;

/** Changes the billing state in responses. */
const changeState =
  (change: (state: Json) => Json): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    return isOperation(request, 'getBilling') && response.ok ? alterJson(response, change) : response;
  };

/** Changes invoices in lists. */
const invoices = (change: (invoice: Json) => Json): Wrap => {
  const changePage = changePages((page) => ({
    ...page,
    records: page.records.map((record) => change(record as Json)),
  }));
  return (next) => {
    const changedFetch = changePage(next);
    return (request) => (isOperation(request, 'listInvoices') ? changedFetch(request) : next(request));
  };
};

/** Fetches the billing state before a request. */
const stateBefore = async (next: Fetch, request: Request, suffix: string): Promise<Json | undefined> => {
  const headers = { Authorization: request.headers.get('Authorization') ?? '' };
  return readJson(await next(new Request(request.url.replace(suffix, ''), { headers })));
};

/** Accepts a write of one operation without sending it to the server. Rejects the writes that the server would reject. */
const withoutEffect =
  (id: OperationId, suffix: string, member: string): Wrap =>
  (next) => {
    let initial: { value: unknown } | null = null;
    return async (request) => {
      const before = isOperation(request, id) ? await stateBefore(next, request, suffix) : undefined;
      const response = await next(request);
      if (before && response.ok) initial ??= { value: before[member] };
      return isOperation(request, 'getBilling') && response.ok && initial
        ? alterJson(response, (state) => ({ ...state, [member]: initial?.value }))
        : response;
    };
  };

/** Changes an error response of one operation. */
const hasErrorCode =
  (id: OperationId | null, code: string, changes: { status?: number; code?: string }): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    const error = await readError(response);
    if (error?.code !== code || (id !== null && !isOperation(request, id))) return response;
    return withJson(response, changes.status ?? response.status, {
      error: { ...error, code: changes.code ?? code },
    });
  };

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });

/** Billing that shows a wrong state, or that rejected requests change. */
export const billingMutants: Record<string, Mutant> = {
  'plan-change-lost': mutant(
    'billing.plan-change-takes-effect',
    'A plan change succeeds but never takes effect.',
    withoutEffect('changePlan', '/plan', 'plan'),
  ),
  'refused-plan-takes-effect': mutant(
    'billing.plan-change-not-allowed',
    'A change to a forbidden plan is rejected, but the billing state then shows this plan.',
    (next) => {
      let refusedPlan: string | null = null;
      return async (request) => {
        const { rawBody, again } = await repeatable(request);
        const response = await next(again());
        if (
          isOperation(request, 'changePlan') &&
          (await readError(response))?.code === errors['plan-change-not-allowed'].code
        )
          refusedPlan = String(parseBody(rawBody).plan_id);
        return isOperation(request, 'getBilling') && response.ok && refusedPlan !== null
          ? alterJson(response, (state) => ({ ...state, plan: { ...(state.plan as Json), id: refusedPlan } }))
          : response;
      };
    },
  ),
  'blocked-plan-is-409': mutant(
    'billing.plan-change-not-allowed',
    'A blocked plan change returns 409.',
    hasErrorCode('changePlan', errors['plan-change-not-allowed'].code, { status: 409 }),
  ),
  'unknown-plan-is-not-found': mutant(
    'billing.unknown-plan',
    'An unknown plan returns the code not_found.',
    hasErrorCode('changePlan', errors['invalid-plan'].code, { status: 404, code: errors['not-found'].code }),
  ),
  'unknown-workspace-has-another-code': mutant(
    'billing.unknown-workspace-code',
    'The list of invoices returns 404 with the code unknown_workspace for an unknown workspace.',
    hasErrorCode('listInvoices', errors['workspace-not-found'].code, { code: 'unknown_workspace' }),
  ),
  'payment-method-kept': mutant(
    'billing.payment-method-updates',
    'A valid payment token is accepted, but the payment method does not change.',
    withoutEffect('setPaymentMethod', '/payment-method', 'payment_method'),
  ),
  'declined-card-clears-the-method': mutant(
    'billing.payment-method-declined',
    'A declined card removes the current payment method.',
    (next) => {
      let isCleared = false;
      return async (request) => {
        const response = await next(request);
        if (isOperation(request, 'setPaymentMethod'))
          isCleared = (await readError(response))?.code === errors['payment-method-declined'].code;
        return isOperation(request, 'getBilling') && response.ok && isCleared
          ? alterJson(response, (state) => ({ ...state, payment_method: null }))
          : response;
      };
    },
  ),
  'expired-token-replaces-the-method': mutant(
    'billing.payment-token-rejected',
    'An expired payment token is rejected but replaces the payment method.',
    (next) => {
      let isReplaced = false;
      return async (request) => {
        const response = await next(request);
        if (isOperation(request, 'setPaymentMethod'))
          isReplaced = (await readError(response))?.code === errors['invalid-payment-token'].code;
        return isOperation(request, 'getBilling') && response.ok && isReplaced
          ? alterJson(response, (state) => ({
              ...state,
              payment_method: state.payment_method && { ...(state.payment_method as Json), last4: '0000' },
            }))
          : response;
      };
    },
  ),
  'declined-card-is-402': mutant(
    'billing.payment-method-declined',
    'A declined card returns 402.',
    hasErrorCode(null, errors['payment-method-declined'].code, { status: 402 }),
  ),
  'rejected-token-is-422': mutant(
    'billing.payment-token-rejected',
    'A rejected payment token returns 422.',
    hasErrorCode(null, errors['invalid-payment-token'].code, { status: 422 }),
  ),
  'no-method-is-an-empty-object': mutant(
    'billing.no-payment-method-is-null',
    'Without a payment method, payment_method is an object with empty strings instead of null.',
    changeState((state) => ({
      ...state,
      payment_method: state.payment_method ?? { type: '', last4: '', brand: '' },
    })),
  ),
  'plan-at-once-despite-cancellation': mutant(
    'billing.plan-change-not-allowed',
    'An immediate plan change succeeds while a cancellation is pending.',
    (next) => {
      let atOnce: unknown[] = [];
      return async (request) => {
        const { rawBody, again } = await repeatable(request);
        if (/\/plans$/.test(new URL(request.url).pathname) && request.method === 'PUT')
          atOnce = ((JSON.parse(rawBody) as { plans?: Json[] }).plans ?? [])
            .filter((plan) => plan.at_once === true && plan.blocked !== true)
            .map(({ id }) => id);
        const response = await next(again());
        const isRefused =
          isOperation(request, 'changePlan') &&
          (await readError(response))?.code === errors['plan-change-not-allowed'].code &&
          atOnce.includes(parseBody(rawBody).plan_id);
        return isRefused ? withJson(response, 200, {}) : response;
      };
    },
  ),
  'overage-within-the-cap': mutant(
    'billing.overage-on-invoice',
    'An invoice has an overage line of zero when the usage equals the cap.',
    onControl(
      ['listInvoiceLines'],
      () => async (request, next) =>
        alterJson(await next(request), ({ data, ...list }) => ({
          ...list,
          data: [
            ...(data as Json[]),
            ...(data as Json[])
              .filter(({ kind }) => kind === 'overage')
              .map((line) => ({ ...line, quantity: 0, amount: 0 })),
          ],
        })),
    ),
  ),
  'past-due-shown-as-active': mutant(
    'billing.status-values',
    'A past-due workspace is shown as active.',
    changeState((state) => ({ ...state, status: state.status === 'past_due' ? 'active' : state.status })),
  ),
  'past-due-for-ever': mutant(
    'billing.past-due-ends-in-canceled',
    'A past-due workspace is never canceled.',
    (next) => {
      let isPastDue = false;
      return async (request) => {
        const response = await next(request);
        if (!isOperation(request, 'getBilling') || !response.ok) return response;
        const state = await readJson(response);
        if (state?.status === 'past_due') isPastDue = true;
        if (state?.status === 'active') isPastDue = false;
        return alterJson(response, (json) => ({ ...json, ...(isPastDue && { status: 'past_due' }) }));
      };
    },
  ),
  'payment-reactivates': mutant(
    'billing.canceled-is-one-way',
    'Adding a payment method makes a canceled workspace active again.',
    (next) => {
      let isPaid = false;
      return async (request) => {
        const response = await next(request);
        if (isOperation(request, 'setPaymentMethod') && response.ok) isPaid = true;
        return isOperation(request, 'getBilling') && response.ok && isPaid
          ? alterJson(response, (state) => ({ ...state, status: 'active' }))
          : response;
      };
    },
  ),
  'invoice-amounts-rounded': mutant(
    'billing.invoice-values',
    'Invoice amounts are rounded to hundreds.',
    invoices((invoice) => ({ ...invoice, amount: Math.round(Number(invoice.amount) / 100) * 100 })),
  ),
  'invoice-amounts-limited': mutant(
    'billing.invoice-values',
    'Invoice amounts are capped at one million.',
    invoices((invoice) => ({ ...invoice, amount: Math.min(Number(invoice.amount), 1_000_000) })),
  ),
  'invoices-in-one-currency': mutant(
    'billing.invoice-values',
    'The currency of every invoice is the euro.',
    invoices((invoice) => ({ ...invoice, currency: 'EUR' })),
  ),
  'uncollectible-invoices-shown-as-void': mutant(
    'billing.invoice-values',
    'An uncollectible invoice is shown as void.',
    invoices((invoice) => ({
      ...invoice,
      status: invoice.status === 'uncollectible' ? 'void' : invoice.status,
    })),
  ),
  'usage-window-doubled': mutant(
    'billing.usage-of-window',
    'The usage of a requested period is counted twice.',
    (next) => async (request) => {
      const response = await next(request);
      const isWindow = new URL(request.url).searchParams.has('period_start');
      if (!isOperation(request, 'getUsage') || !response.ok || !isWindow) return response;
      return alterJson(response, (usage) => ({
        ...usage,
        line_items: (usage.line_items as Json[]).map((item) => ({
          ...item,
          quantity: 2 * Number(item.quantity) + 1,
        })),
      }));
    },
  ),
  'usage-window-ignored': mutant(
    'billing.usage-frozen-after-close',
    'The usage of the current period is returned for every requested period.',
    (next) => (request) =>
      next(
        isOperation(request, 'getUsage') && new URL(request.url).searchParams.has('period_end')
          ? new Request(withQuery(request.url, { period_start: null, period_end: null }), {
              headers: request.headers,
            })
          : request,
      ),
  ),
};
