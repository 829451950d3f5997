import { operations, resources, signingSecretPrefix, withoutPrefix } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { signingSecret, signingSecretStart } from '../../checks/credential-patterns.ts';
import { findString, stringsWith } from '../../checks/find-string.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/created-id.ts';

type Created = { id: string; secret: string };

/**
 * Creates a subscription. Ends the case unless its id and secret can be recognized by their prefixes: no field is
 * documented.
 */
const create = async (t: Case, body: unknown): Promise<Created> => {
  const response = await t.send({ operation: operations.createWebhookSubscription.id, body });
  t.expectSuccess('webhooks.create-through-api', response);
  const subscription = isSuccess(response) ? getJson(response) : undefined;
  const id = isSuccess(response) ? findRecordId(resources['webhook-subscription'], response) : null;
  const secret = findString(subscription, signingSecretStart);
  if (id === null || secret === null)
    return t.notExercised([], 'a subscription: its id and secret in the response to its creation');
  return { id, secret };
};

/** The record of a subscription: its own resource or, since that isn't documented, an item of the list. */
const findSubscription = async (t: Case, id: string): Promise<unknown> => {
  const hasId = (record: unknown) => stringsWith(record, /./).includes(id);
  const fetched = await t.send({ operation: 'getWebhookSubscription', path: { id } });
  const record = isSuccess(fetched) ? getJson(fetched) : undefined;
  return hasId(record) ? record : t.subjects.find('listWebhookSubscriptions', hasId);
};

const urlStart = /^https?:/i;

const normalizeUrl = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);

/** Whether a record contains a URL: the name of the member is not documented. */
const hasUrl = (record: unknown, url: string): boolean =>
  stringsWith(record, urlStart).some((each) => normalizeUrl(each) === normalizeUrl(url));

/** Whether a record contains the words of an event filter, `pages` and `published`: its notation is not documented. */
const hasFilter = (record: unknown, filter: unknown): boolean => {
  const content = JSON.stringify(record).toLowerCase();
  const words =
    JSON.stringify(filter ?? '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.every((word) => content.includes(word));
};

export default scenario(
  'webhooks.subscriptions',
  'A subscription has one URL, shows its secret once, and exists until it is deleted',
  {},
  async (gate) => {
    await gate.case('from creation to deletion', async (t) => {
      const body = t.sample('createWebhookSubscription');
      const first = await create(t, body);
      const isSecretFormat = signingSecret.exec(first.secret)?.[0] === first.secret;
      t.expect('webhooks.secret-format', isSecretFormat, {
        expected: `${signingSecretPrefix} and 64 hexadecimal digits`,
        got: `${first.secret.length} characters`,
      });
      const path = { id: first.id };
      const fetched = await t.send({ operation: 'getWebhookSubscription', path });
      const { idPrefix } = resources['webhook-subscription'];
      const id = member(getJson(fetched), 'id');
      if (isSuccess(fetched) && typeof id === 'string')
        t.expect('webhooks.id-prefix', id.startsWith(idPrefix), { expected: `${idPrefix}…`, got: id });
      const all = await t.subjects.list('listWebhookSubscriptions');
      const isSecretShown = [fetched.text, JSON.stringify(all)].some((content) =>
        content.includes(withoutPrefix(first.secret)),
      );
      t.expect('webhooks.secret-shown-once', !isSecretShown, {
        expected: 'no secret',
        got: 'the secret again',
      });

      const second = await create(t, body);
      t.expect('webhooks.secret-per-subscription', second.secret !== first.secret, {
        expected: 'a different secret for each subscription',
        got: 'the same secret',
      });
      const deleted = await t.send({ operation: 'deleteWebhookSubscription', path });
      t.expectSuccess('webhooks.deleted-is-not-found', deleted);
      t.expectError(
        'webhooks.deleted-is-not-found',
        await t.send({ operation: 'getWebhookSubscription', path }),
        'not-found',
      );
      const third = await create(t, body);
      if (isSuccess(deleted))
        t.expect(
          'webhooks.recreate-gives-new-secret',
          third.id !== first.id && third.secret !== first.secret,
          {
            expected: 'a new id and a new secret',
            got: third.id === first.id ? first.id : 'the same secret',
          },
        );
      for (const { id } of [second, third]) {
        await t.send({ operation: 'deleteWebhookSubscription', path: { id } });
      }
    });

    await gate.case('subscriptions with different URLs', async (t) => {
      const body = t.sample('createWebhookSubscription');
      const filter = member(body, 'events');
      const url = findString(body, urlStart);
      if (url === null)
        return t.notExercised('webhooks.one-url', 'a URL in the body of createWebhookSubscription');
      const otherUrl = new URL(`${new URL(url).pathname}-2`, url).href;
      const otherBody: unknown = JSON.parse(JSON.stringify(body).replaceAll(url, otherUrl));
      const { id: firstId } = await create(t, body);
      // The target may accept no other URL.
      const second = await t.send({ operation: 'createWebhookSubscription', body: otherBody });
      const secondId = isSuccess(second) ? findRecordId(resources['webhook-subscription'], second) : null;
      for (const { id, own, other } of [
        { id: firstId, own: url, other: otherUrl },
        ...(secondId === null ? [] : [{ id: secondId, own: otherUrl, other: url }]),
      ]) {
        const record = await findSubscription(t, id);
        const got = JSON.stringify(record ?? 'no record');
        t.expect('webhooks.durable', record !== undefined, { expected: `the subscription ${id}`, got });
        t.expect('webhooks.one-url', hasUrl(record, own) && !hasUrl(record, other), {
          expected: `${own}, and not ${other} of another subscription`,
          got,
        });
        const expected = `the filter ${JSON.stringify(filter)}`;
        t.expect('webhooks.durable', hasFilter(record, filter), { expected, got });
        await t.send({ operation: 'deleteWebhookSubscription', path: { id } });
      }
    });

    await gate.case('another workspace', async (t) => {
      const other = await t.needs('second-workspace')();
      const { id } = await t.subjects.shared('webhook-subscription');
      const there = { path: { slug: other.workspace }, token: other.token };
      const match = await t.subjects.find('listWebhookSubscriptions', (one) => one.id === id, there);
      t.expect('webhooks.one-workspace', match === undefined, {
        expected: `a list without ${id} of ${t.target.workspace}`,
        got: id,
      });
    });
  },
);
