import { examples } from '@workspace-api/contract';
import type { startSandbox } from './start-sandbox.ts';

/** The sandbox of a test. */
export type Started = Awaited<ReturnType<typeof startSandbox>>;

/** The billing of the demo workspace. */
export const path = '/workspaces/acme/billing';
/** The path of its records. */
export const tenant = { workspace_id: examples.workspace.id, mode: 'test' as const };
/** In milliseconds. */
export const day = 24 * 60 * 60 * 1000;
/** A plan to which it can change. */
export const business = examples['plan-change'].plan;

/** The billing state. */
export const state = async ({ send }: Started) => (await send('GET', path)).json;
export const changePlan = ({ send }: Started, plan_id: string, headers = {}) =>
  send('POST', `${path}/plan`, { body: { plan_id }, headers });
export const setMethod = ({ send }: Started, token: string) =>
  send('POST', `${path}/payment-method`, { body: { token } });
/** Changes the subscription in ways that no API request can. */
export const set = ({ context }: Started, changes: object) =>
  context.database
    .updateTable('subscriptions')
    .set(changes)
    .where('workspace_id', '=', tenant.workspace_id)
    .execute();
