import { type Bundle, isNode, type Node } from '../contract.ts';
import { eventsTag, schemasTag, tryItHref } from '../links.ts';

/** `identity` → `Identity`. Tags have the names of resources. */
const displayName = (tag: string): string => {
  const names: Readonly<Record<string, string>> = { oauth: 'OAuth', tokens: 'API keys' };
  return names[tag] ?? tag.charAt(0).toUpperCase() + tag.slice(1);
};

/** The tag of the operations on subscriptions, which belong to the webhooks. */
const webhooksTag = 'webhooks';

/** Adds a link to the page that sends requests to an operation's description. Returns other nodes unchanged. */
const withTryIt = (operation: Node): Node =>
  typeof operation.operationId === 'string'
    ? {
        ...operation,
        description: `${operation.description}\n\n[Try it on the sandbox](${tryItHref(operation.operationId)})`,
      }
    : operation;

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const pathsWithTryIt = (paths: Bundle['paths']): Bundle['paths'] =>
  mapped(paths, (item) => mapped(item, (member) => (isNode(member) ? withTryIt(member) : member)));

/**
 * The bundle in the form that the reference shows: operations in groups by resource, and webhook events in a separate group.
 *
 * @param tryIt whether each operation links to the page that sends requests
 */
export const referenceDocument = (bundle: Bundle, tryIt = false): Bundle => {
  const names = bundle.tags.map(({ name }) => name);
  const events = Object.fromEntries(
    Object.entries(bundle.webhooks).map(([name, { post }]) => [
      name,
      { post: { ...post, tags: [eventsTag] } },
    ]),
  );
  return {
    ...bundle,
    paths: tryIt ? pathsWithTryIt(bundle.paths) : bundle.paths,
    tags: [
      ...bundle.tags.map((tag) => ({ ...tag, 'x-displayName': displayName(tag.name) })),
      {
        name: eventsTag,
        description: 'The events that the service sends to subscribed endpoints.',
        'x-displayName': 'Events',
      },
    ],
    'x-tagGroups': [
      { name: 'Operations', tags: names.filter((name) => name !== webhooksTag) },
      { name: 'Webhooks', tags: [webhooksTag, eventsTag] },
      { name: 'Data', tags: [schemasTag] },
    ],
    webhooks: events,
  } as Bundle;
};
