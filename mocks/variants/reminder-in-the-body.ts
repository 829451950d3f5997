import { headerNames, operations } from '@workspace-api/contract';
import { alterJson } from '../wrappers/json.ts';
import { all, onOperations } from '../wrappers/on-operation.ts';
import type { Variant } from './lib/variant.ts';

const { changePlan, setPaymentMethod, createAgent, getBilling } = operations;

export const reminderInTheBody: Variant = {
  text: 'A past-due workspace is reminded in the body of the responses to new agents, and nowhere else.',
  allowedBy:
    "Related in-band notifications: neither the reminder's form nor the billable writes are documented.",
  families: ['billing'],
  wrap: (next) =>
    all(
      onOperations([changePlan.id, setPaymentMethod.id], () => async (request, server) => {
        const response = await server(request);
        response.headers.delete(headerNames.billingReminder);
        return response;
      }),
      onOperations([createAgent.id], () => async (request, server) => {
        const response = await server(request);
        const url = request.url.replace(/\/agents$/, '/billing');
        const headers = { Authorization: request.headers.get('Authorization') ?? '' };
        const billing = await server(new Request(url, { method: getBilling.method, headers }));
        const { status } = (billing.ok ? await billing.json() : {}) as { status?: string };
        const notices = status === 'past_due' ? ['Your last payment failed.'] : [];
        return response.ok ? alterJson(response, (agent) => ({ ...agent, meta: { notices } })) : response;
      }),
    )(next),
};
