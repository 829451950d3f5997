import type { OperationId } from '@workspace-api/contract';
import { keyPrefixes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

const getAuthorization = (request: Request): string => request.headers.get('Authorization') ?? '';
const isLive = (request: Request): boolean =>
  getAuthorization(request).startsWith(`Bearer ${keyPrefixes.live}`);

/** Repeats an operation of test mode in live mode. */
const alsoLive =
  (id: OperationId): Wrap =>
  (next) => {
    let live: string | undefined;
    return async (request) => {
      if (isLive(request)) live = getAuthorization(request);
      const { again } = await repeatable(request);
      const response = await next(again());
      if (findOperation(request)?.id === id && response.ok && live !== undefined && !isLive(request))
        await next(again({ headers: { Authorization: live } }));
      return response;
    };
  };

const charges = 'authentication.test-mode-charges-nothing';

/** Test mode with effects on live mode. */
export const testModeLeaks: Record<string, Mutant> = {
  'test-plan-change-is-live': {
    clause: charges,
    text: 'Changing the plan in test mode changes the live plan.',
    wrap: alsoLive('changePlan'),
  },
  'test-payment-method-is-live': {
    clause: charges,
    text: 'A payment method from test mode is charged in live mode.',
    wrap: alsoLive('setPaymentMethod'),
  },
  'test-requests-counted-as-live': {
    clause: 'authentication.test-counters-isolated',
    text: 'Requests in test mode count toward the usage of live mode.',
    wrap: (next) => {
      let count = 0;
      return async (request) => {
        if (getAuthorization(request).startsWith(`Bearer ${keyPrefixes.test}`)) count += 1;
        const isUsage = findOperation(request)?.id === 'getUsage' && isLive(request);
        const response = await next(request);
        return isUsage
          ? alterJson(response, (body) => ({
              ...body,
              line_items: (body.line_items as Json[]).map((item) =>
                item.metric === 'requests' ? { ...item, quantity: Number(item.quantity) + count } : item,
              ),
            }))
          : response;
      };
    },
  },
};
