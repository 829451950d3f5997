import { setTimeout } from 'node:timers/promises';
import { basePath, headerNames } from '@workspace-api/contract';
import { perServer, type Wrap } from '../wrappers/fetch.ts';
import { type Incoming, isWrite } from '../wrappers/incoming.ts';
import { withHeader } from '../wrappers/json.ts';
import { onApi, onRequests, refuseWith, type Selection } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

/** Refuses a request as rate limited. Only a known token is limited, and the response has the headers of its limit. */
const tooMany = async ({ request, send, token }: Incoming): Promise<Response> => {
  const url = new URL(`${basePath}/no-such-route`, request.url);
  const like = await send({ url, method: 'GET', body: null, headers: { Authorization: token } });
  return withHeader(refuseWith('rate-limited', {}, like), headerNames.retryAfter, '0');
};

/** Refuses requests while as many of the same name are in progress. */
const atATime = (
  most: number,
  selection: Selection,
  name: (incoming: Incoming) => string,
  refuse: (incoming: Incoming) => Response | Promise<Response>,
): Wrap =>
  perServer<number>((open) =>
    selection.respond(async (incoming) => {
      const key = name(incoming);
      const count = open.get(key) ?? 0;
      if (count >= most) return refuse(incoming);
      open.set(key, count + 1);
      return incoming.send().finally(() => open.set(key, (open.get(key) ?? 1) - 1));
    }),
  );

const writes = onApi().when(isWrite);

const simultaneous =
  "Status codes: 409 is a conflict with existing state; the response to simultaneous requests isn't specified.";

/** How many requests a server takes, at a time and in a while, and how long they last. */
export const limits: VariantTable = {
  'one-write-at-a-time': {
    text: 'A write returns 409 while another write with the same path is in progress.',
    allowedBy: simultaneous,
    families: ['idempotency', 'tokens', 'secrets', 'agents', 'runs', 'approvals', 'oauth', 'pages'],
    wrap: atATime(
      1,
      writes,
      ({ path }) => path,
      () => refuseWith('version-mismatch'),
    ),
  },
  'one-write-in-a-workspace-at-a-time': {
    text: 'A write returns 409 while any other write of the same token is in progress.',
    allowedBy: simultaneous,
    families: ['pages', 'approvals', 'runs', 'pagination'],
    wrap: atATime(
      1,
      writes,
      ({ token }) => token,
      () => refuseWith('version-mismatch'),
    ),
  },
  'two-requests-of-a-token-at-a-time': {
    text: 'A token may have two requests in progress; a third one gets 429.',
    allowedBy: "Limits: rate limits are per token; their numbers aren't documented.",
    families: ['pagination', 'pages', 'approvals', 'tokens'],
    wrap: atATime(
      2,
      onApi().when(({ token, operation }) => token !== '' && operation !== 'tailLogs'),
      ({ token }) => token,
      tooMany,
    ),
  },
  'rate-limited-now-and-then': {
    text: 'Every tenth request returns 429 and can be retried immediately.',
    allowedBy: "Limits: rate limit numbers and the window aren't documented.",
    families: ['identity', 'tokens', 'pages', 'secrets'],
    wrap: perServer(() => {
      let count = 0;
      return onApi().respond((incoming) => {
        count += 1;
        return count % 10 === 0 && incoming.token !== '' ? tooMany(incoming) : incoming.send();
      });
    }),
  },
  'slow-responses': {
    text: 'Responses take a few milliseconds, with a varying delay.',
    allowedBy: "Limits: response times aren't documented.",
    families: ['identity', 'oauth', 'tokens'],
    wrap: perServer(() => {
      let count = 0;
      return onRequests(() => true).response(async (response) => {
        count += 1;
        await setTimeout((count * 7) % 11);
        return response;
      });
    }),
  },
};
