import { operations, resources, withoutPrefix } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { findString, stringsWith } from '../../checks/find-string.ts';
import { sameValue } from '../../checks/same-value.ts';
import { signingSecret, signingSecretStart } from '../../checks/secrets.ts';
import { type Case, type Exchange, scenario } from '../../engine/scenario.ts';
import { findRecordId } from '../../resources/find-resource.ts';
import { everythingWildcard, pagesWildcard } from '../deliveries/event-sources.ts';

const operation = operations.createWebhookSubscription.id;
const { idPrefix } = resources['webhook-subscription'];

/** The id and secret of a new subscription, by their prefixes, since no field is documented; null if it shows none. */
const readCreated = (response: Exchange): { id: string; secret: string } | null => {
  const id = isSuccess(response) ? findRecordId(resources['webhook-subscription'], response) : null;
  const secret = findString(getJson(response), signingSecretStart);
  return id === null || secret === null ? null : { id, secret };
};

/** Creates a subscription. Ends the case unless the response shows its id and secret. */
const create = async (t: Case, body: unknown) => {
  const response = await t.send({ operation, body });
  t.expectSuccess('webhooks.create-through-api', response);
  return (
    readCreated(response) ??
    t.notExercised([], 'a subscription: its id and secret in the response to its creation')
  );
};

/** Sends a body with these members. Ends the case if the configuration's sample changes them. */
const send = (t: Case, members: Record<string, unknown>) => {
  const body = t.sample(operation, members);
  for (const [name, value] of Object.entries(members))
    if (!sameValue(member(body, name), value))
      t.notExercised([], `the member ${name} in a body of ${operation}`);
  return t.send({ operation, body });
};

const urlStart = /^https?:/i;

const normalizeUrl = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);

/** Whether a record contains a URL: the name of the member is not documented. */
const hasUrl = (record: unknown, url: string): boolean =>
  stringsWith(record, urlStart).some((each) => normalizeUrl(each) === normalizeUrl(url));

/** Whether a record contains the words of an event filter, `pages` and `published`: its notation is not documented. */
const hasFilter = (record: unknown, filter: unknown): boolean => {
  const [content = '', words = ''] = [record, filter ?? ''].map((value) =>
    JSON.stringify(value).toLowerCase(),
  );
  return (words.match(/[a-z]+/g) ?? []).every((word) => content.includes(word));
};

const title =
  'A subscription has one https URL and a filter of event families, shows its secret once, and exists until it is deleted';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('from creation to deletion', async (t) => {
    const body = t.sample('createWebhookSubscription');
    const filter = member(body, 'events');
    const url = findString(body, urlStart);
    const otherUrl = url === null ? null : new URL(`${new URL(url).pathname}-2`, url).href;
    const first = await create(t, body);
    const isSecretFormat = signingSecret.exec(first.secret)?.[0] === first.secret;
    t.expect('webhooks.secret-format', isSecretFormat, { got: `${first.secret.length} characters` });
    // The target may accept no other URL.
    const atOther = url && JSON.parse(JSON.stringify(body).replaceAll(url, otherUrl ?? ''));
    const second = url === null ? null : readCreated(await t.send({ operation, body: atOther }));
    const { id: secondId, secret: secondSecret } = second ?? (await create(t, body));
    t.expect('webhooks.secret-per-subscription', secondSecret !== first.secret, { got: 'the same secret' });

    const all = await t.subjects.list('listWebhookSubscriptions');
    let isFetched = false;
    for (const { id, own, other } of [
      { id: first.id, own: url, other: otherUrl },
      { id: secondId, own: second ? otherUrl : url, other: second ? url : otherUrl },
    ]) {
      const fetched = await t.send({ operation: 'getWebhookSubscription', path: { id } });
      const isSecretShown = [fetched.text, JSON.stringify(all)].some((content) =>
        content.includes(withoutPrefix(first.secret)),
      );
      t.expect('webhooks.secret-shown-once', !isSecretShown, { got: 'the secret again' });
      // Whether a subscription has its own resource is not documented: otherwise it is an item of the list.
      const hasId = (candidate: unknown) => stringsWith(candidate, /./).includes(id);
      const record = isSuccess(fetched) && hasId(getJson(fetched)) ? getJson(fetched) : all.find(hasId);
      const got = JSON.stringify(record ?? 'no record');
      t.expect('webhooks.durable', record !== undefined, { expected: `the subscription ${id}`, got });
      isFetched ||= isSuccess(fetched);
      const idMember = isSuccess(fetched) ? member(getJson(fetched), 'id') : undefined;
      if (typeof idMember === 'string')
        t.expectEqual('webhooks.id-prefix', idMember.slice(0, idPrefix.length), idPrefix);
      const expected = `the filter ${JSON.stringify(filter)}`;
      t.expect('webhooks.durable', hasFilter(record, filter), { expected, got });
      if (own !== null && other !== null)
        t.expect('webhooks.one-url', hasUrl(record, own) && !hasUrl(record, other), {
          expected: `${own}, and not ${other} of another subscription`,
          got,
        });
    }

    const path = { id: first.id };
    const deleted = await t.send({ operation: 'deleteWebhookSubscription', path });
    t.expectSuccess('webhooks.deleted-is-not-found', deleted);
    if (!isSuccess(deleted)) return;
    // A server that has no resource for one subscription returns 404 before the deletion, too.
    const gone = isFetched ? await t.send({ operation: 'getWebhookSubscription', path }) : null;
    if (gone) t.expectError('webhooks.deleted-is-not-found', gone, 'not-found');
    const third = await create(t, body);
    const isNew = third.id !== first.id && third.secret !== first.secret;
    t.expect('webhooks.recreate-gives-new-secret', isNew, {
      got: third.id === first.id ? first.id : 'the same secret',
    });
  });

  await gate.case('invalid bodies', async (t) => {
    t.expectStatus('webhooks.https-only', await send(t, { url: 'http://hooks.acme.example/in' }), 400);
    for (const change of [{ events: [] }, { events: undefined }, { url: undefined }]) {
      t.expectStatus('webhooks.events-required', await send(t, change), 400);
    }
  });

  await gate.case('wildcards', async (t) => {
    for (const filter of [pagesWildcard, everythingWildcard]) {
      t.expectSuccess('webhooks.filter-wildcards', await send(t, { events: [filter] }));
    }
  });
});
