import { headerNames } from '@workspace-api/contract';
import {
  createResult,
  type Deliver,
  type Outgoing,
  resigned,
  type Subscription,
} from '../../wrappers/deliveries.ts';
import type { Mutant } from '../lib/mutant.ts';
import { deliveryMutant } from './delivery-mutant.ts';

/** Sends a copy of each event to further subscriptions, signed with their secrets. */
const copyDeliveries =
  (isCopied: (to: Subscription, event: Outgoing['event']) => boolean): Deliver =>
  (send, subscriptions) => {
    const done = new Set<string>();
    return async (outgoing) => {
      const response = await send(outgoing);
      for (const to of subscriptions.values()) {
        const copy = `${to.url} ${outgoing.id}`;
        if (done.has(copy) || !isCopied(to, outgoing.event)) continue;
        done.add(copy);
        const headers = { ...outgoing.headers, [headerNames.svcDeliveryId]: `whd_${done.size}` };
        await send(resigned({ ...outgoing, url: to.url, headers }, to.secret, {}));
      }
      return response;
    };
  };

/** Drops some deliveries and reports them as successful. */
const lost =
  (isLost: (outgoing: Outgoing, subscription: Subscription | undefined) => boolean): Deliver =>
  (send, subscriptions) =>
  async (outgoing) =>
    isLost(outgoing, subscriptions.get(outgoing.url)) ? createResult(200) : send(outgoing);

const getFamily = (type: unknown): string => String(type).split('.')[0] ?? '';

/** Servers that send events to the wrong subscriptions. */
export const recipients: Record<string, Mutant> = {
  'filter-ignored': deliveryMutant(
    'deliveries.filtered',
    'Every subscription gets every event of its workspace.',
    copyDeliveries(
      ({ events, workspace }, { type, workspace: eventWorkspace }) =>
        workspace === eventWorkspace && !events.includes(String(type)),
    ),
  ),
  'filter-by-family': deliveryMutant(
    'deliveries.filtered',
    'A subscription gets all events of the families in its filter.',
    copyDeliveries(
      ({ events, workspace }, { type, workspace: eventWorkspace }) =>
        workspace === eventWorkspace &&
        !events.includes(String(type)) &&
        events.some((each) => getFamily(each) === getFamily(type)),
    ),
  ),
  'events-of-every-workspace': deliveryMutant(
    'deliveries.own-workspace-only',
    'A subscription gets the events of all workspaces.',
    copyDeliveries(
      ({ events, workspace }, { type, workspace: eventWorkspace }) =>
        workspace !== eventWorkspace && events.includes(String(type)),
    ),
  ),
  'filter-takes-first-entry': deliveryMutant(
    'deliveries.pushed',
    'Only the first entry of a filter is used.',
    lost(
      ({ event }, subscription) =>
        subscription?.events[0] !== event.type && subscription?.events.length === 2,
    ),
  ),
  'nothing-pushed': deliveryMutant(
    'deliveries.pushed',
    'No event is delivered.',
    lost(() => true),
  ),
  'submissions-not-pushed': deliveryMutant(
    'deliveries.forms-submitted',
    'Submissions cause no events.',
    lost(({ event }) => event.type === 'forms.submitted'),
  ),
  'first-publication-only': deliveryMutant(
    'deliveries.pages-published',
    'Only the first publication of a workspace causes an event.',
    (send) => {
      const first = new Map<string, string>();
      return async (outgoing) => {
        const { type, workspace } = outgoing.event;
        if (type !== 'pages.published') return send(outgoing);
        const id = first.get(String(workspace)) ?? outgoing.id;
        first.set(String(workspace), id);
        return id === outgoing.id ? send(outgoing) : createResult(200);
      };
    },
  ),
};
