import type { CapabilityFunctions, StorageViews } from '../../conformance/index.ts';
import { findRefusal } from '../independent-server/resources/secrets.ts';
import {
  type Block,
  type PageDocument,
  type Secret,
  type Store,
  sha256,
  type Tenant,
  type ThemeDocument,
} from '../independent-server/store.ts';
import { secretIn } from './independent-secrets.ts';

/** The actor that uses keys to show stored data. */
const inspector = 'driver';

/** The views that this server supports. It invokes no capabilities, and its invoices have no lines. */
type Shown = Omit<StorageViews, 'invoice-lines' | 'capability-calls'>;

/** A string as it is, and in the encodings that need no key. */
const listForms = (value: string): string[] =>
  [
    value,
    Buffer.from(value).toString('base64'),
    Buffer.from(value).toString('hex'),
    encodeURIComponent(value),
  ].map((form) => JSON.stringify(form).slice(1, -1));

/** All data of a tenant, as a string. */
const toContent = ({ tails: _, ...tenant }: Tenant): string => JSON.stringify(tenant);

/** A page as this server's renderer shows it. Its blocks name a color in the prop `tone`. */
const renderPage = ({ tree }: PageDocument, { colors, typography, spacing }: ThemeDocument) => {
  const painted = ({ props, children, ...block }: Block): Block => ({
    ...block,
    props: { ...props, ...(typeof props.tone === 'string' && { tone: colors[props.tone] }) },
    ...(children && { children: children.map(painted) }),
  });
  return { tree: painted(tree), typography, spacing };
};

/** The stored data, as this server's team would expose it. */
export const independentStorage = (
  store: Store,
  requireTenant: (slug: string) => Tenant,
): CapabilityFunctions['inspect-storage'] => {
  const fingerprints = ({ workspace }: Tenant, { values }: Secret): string[] =>
    values
      .filter(({ until }) => until === null || until > store.now())
      .map(({ sealed }) => sha256(`salt ${store.vault.open(workspace.id, sealed, inspector)}`));
  const views: {
    [View in keyof Shown]: (input: Shown[View]['input']) => Shown[View]['output'];
  } = {
    'runtime-traffic': ({ workspace }) => requireTenant(workspace).billing.status !== 'canceled',
    'live-page': ({ workspace, slug }) =>
      requireTenant(workspace).pages.find(({ live }) => live?.metadata.slug === slug)?.live ?? null,
    'rendered-page': ({ workspace, slug }) => {
      const { pages, theme } = requireTenant(workspace);
      const page = pages.find(({ live }) => live?.metadata.slug === slug)?.live;
      return page && theme.live ? renderPage(page, theme.live) : null;
    },
    'live-theme': ({ workspace }) => requireTenant(workspace).theme.live,
    'stored-secret': ({ workspace, name }) => {
      const tenant = requireTenant(workspace);
      const secret = secretIn(tenant, name);
      return {
        stored: JSON.stringify(secret),
        ciphertext: secret.values[0]?.sealed ?? '',
        key: store.vault.keyId(tenant.workspace.id, inspector),
      };
    },
    'secret-values': ({ workspace, name }) => {
      const tenant = requireTenant(workspace);
      return { fingerprints: fingerprints(tenant, secretIn(tenant, name)) };
    },
    'secret-use': ({ workspace, name, region, purpose }) => {
      const secret = secretIn(requireTenant(workspace), name);
      const refusal = findRefusal(store, workspace, secret, region ?? secret.residency);
      if (refusal) return { used: false, code: refusal.code, details: refusal.details ?? {} };
      const isAllowed = purpose === undefined || secret.purpose === '' || secret.purpose === purpose;
      return isAllowed ? { used: true } : { used: false, code: 'policy_denied', details: {} };
    },
    'proxy-url': ({ workspace, url }) => {
      const proxy = store.proxies.get(url.slice(url.lastIndexOf('/') + 1));
      if (!proxy || proxy.until <= store.now()) return null;
      const [fingerprint] = fingerprints(requireTenant(workspace), proxy.secret);
      return fingerprint === undefined ? null : { fingerprint };
    },
    'key-uses': ({ workspace }) => {
      const { id } = requireTenant(workspace).workspace;
      return store.vault.uses.filter(({ workspaceId }) => workspaceId === id).toReversed();
    },
    traces: ({ text }) =>
      listForms(text).flatMap((form) =>
        store.tenants
          .filter((tenant) => toContent(tenant).includes(form))
          .map(({ workspace, mode }) => `${workspace.slug} in ${mode} mode`),
      ),
  };
  return (async ({ view, ...input }: { view: keyof StorageViews }) => {
    const show = views[view as keyof Shown] as ((argument: object) => unknown) | undefined;
    return show?.(input);
  }) as CapabilityFunctions['inspect-storage'];
};
