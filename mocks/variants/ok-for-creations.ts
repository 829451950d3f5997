import { changeStatus, changeSuccesses } from '../wrappers/change-responses.ts';
import { chain } from '../wrappers/fetch.ts';
import { withJson } from '../wrappers/json.ts';
import { creations } from './lib/not-shown.ts';
import type { Variant } from './lib/variant.ts';

export const okForCreations: Variant = {
  text: 'Creations return 200, and deletions return 200 with a body.',
  allowedBy: "Endpoints: success statuses aren't documented.",
  families: ['tokens', 'secrets', 'webhooks'],
  decision: 5,
  wrap: chain(
    changeStatus([...creations, 'setSecret'], 200),
    changeSuccesses(['deleteSecret', 'revokeToken', 'deleteWebhookSubscription'], (response) =>
      withJson(response, 200, { deleted: true }),
    ),
  ),
};
