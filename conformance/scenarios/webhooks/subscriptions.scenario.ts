import { operations, resources, signingSecretPrefix, withoutPrefix } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { signingSecret, signingSecretStart } from '../../checks/credential-patterns.ts';
import { findString } from '../../checks/find-string.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/created-id.ts';

type Body = { url: string; events: string[] };

const sample = (t: Case) => t.sample('createWebhookSubscription') as Body;

type Created = { id: string; secret: string };

/**
 * Creates a subscription. Ends the case unless its id and secret can be recognized by their prefixes: no field is
 * documented.
 */
const create = async (t: Case, body: Body): Promise<Created> => {
  const response = await t.send({ operation: operations.createWebhookSubscription.id, body });
  t.expectSuccess('webhooks.create-through-api', response);
  const subscription = isSuccess(response) ? getJson(response) : undefined;
  const id = isSuccess(response) ? findRecordId(resources['webhook-subscription'], response) : null;
  const secret = findString(subscription, signingSecretStart);
  if (id === null || secret === null)
    return t.notExercised([], 'a subscription: its id and secret in the response to its creation');
  return { id, secret };
};

export default scenario(
  'webhooks.subscriptions',
  'A subscription has one URL, shows its secret once, and exists until it is deleted',
  {
    clauses: [
      'webhooks.id-prefix',
      'webhooks.create-through-api',
      'webhooks.durable',
      'webhooks.one-url',
      'webhooks.secret-format',
      'webhooks.secret-shown-once',
      'webhooks.secret-per-subscription',
      'webhooks.recreate-gives-new-secret',
      'webhooks.deleted-is-not-found',
      'webhooks.one-workspace',
    ],
  },
  async (gate) => {
    await gate.case('from creation to deletion', async (t) => {
      const body = sample(t);
      const first = await create(t, body);
      const isSecretFormat = signingSecret.exec(first.secret)?.[0] === first.secret;
      t.expect('webhooks.secret-format', isSecretFormat, {
        expected: `${signingSecretPrefix} and 64 hexadecimal digits`,
        got: `${first.secret.length} characters`,
      });
      const path = { id: first.id };
      const fetched = await t.send({ operation: 'getWebhookSubscription', path });
      t.expectSuccess('webhooks.durable', fetched);
      const { idPrefix } = resources['webhook-subscription'];
      const id = member(getJson(fetched), 'id');
      if (isSuccess(fetched) && typeof id === 'string')
        t.expect('webhooks.id-prefix', id.startsWith(idPrefix), { expected: `${idPrefix}…`, got: id });
      const fetchedBody = JSON.stringify(getJson(fetched) ?? '');
      t.expect('webhooks.one-url', fetchedBody.split(JSON.stringify(body.url)).length === 2, {
        expected: `${body.url} once`,
        got: fetched.text,
      });
      t.expect(
        'webhooks.durable',
        body.events.every((event) => fetchedBody.includes(JSON.stringify(event))),
        {
          expected: body.events.join(', '),
          got: fetched.text,
        },
      );
      const all = await t.subjects.list('listWebhookSubscriptions');
      t.expect(
        'webhooks.durable',
        all.some(({ id }) => id === first.id),
        {
          expected: `${first.id} listed`,
          got: all.map(({ id }) => id).join(', '),
        },
      );
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
      t.expectSuccess('webhooks.durable', deleted);
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
