import type { Bundle } from '../contract.ts';
import { eventsTag, schemasTag } from '../links.ts';

/** `identity` → `Identity`; the names of tags are those of resources. */
const displayName = (tag: string): string => {
  const names: Readonly<Record<string, string>> = { oauth: 'OAuth', tokens: 'API keys' };
  return names[tag] ?? tag.charAt(0).toUpperCase() + tag.slice(1);
};

/** The tag of the operations on subscriptions, which belong to the webhooks. */
const webhooksTag = 'webhooks';

/**
 * The bundle as the reference shows it: operations in groups by resource, and the events of webhooks in a group of
 * their own.
 */
export const referenceDocument = (bundle: Bundle): Bundle => {
  const names = bundle.tags.map(({ name }) => name);
  const events = Object.fromEntries(
    Object.entries(bundle.webhooks).map(([name, { post }]) => [
      name,
      { post: { ...post, tags: [eventsTag] } },
    ]),
  );
  return {
    ...bundle,
    tags: [
      ...bundle.tags.map((tag) => ({ ...tag, 'x-displayName': displayName(tag.name) })),
      {
        name: eventsTag,
        description: 'What the service sends to subscribed endpoints.',
        'x-displayName': 'Events',
      },
    ],
    'x-tagGroups': [
      { name: 'Operations', tags: names.filter((name) => name !== webhooksTag) },
      { name: 'Webhooks', tags: [webhooksTag, eventsTag] },
      { name: 'Schemas', tags: [schemasTag] },
    ],
    webhooks: events,
  } as Bundle;
};
