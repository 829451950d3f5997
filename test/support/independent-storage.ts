import type { CapabilityFunctions, StorageViews } from '../../conformance/index.ts';
import type { Block, PageDocument, Secret, ThemeDocument } from '../independent-server/records.ts';
import { findRefusal } from '../independent-server/resources/secrets.ts';
import type { Store, Tenant } from '../independent-server/store.ts';

/** Finds a secret by name. @throws Error if there is none */
export const secretIn = ({ secrets }: Tenant, name: string) => {
  const secret = secrets.find((one) => one.name === name);
  if (!secret) throw new Error(`Unknown secret "${name}".`);
  return secret;
};

/** The views that this server supports. It invokes no capabilities, stores no values of secrets, and its invoices have no lines. */
type Shown = Omit<StorageViews, 'invoice-lines' | 'capability-calls' | 'stored-secret' | 'key-uses'>;

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
  const fingerprints = ({ values }: Secret): string[] =>
    values.filter(({ until }) => until === null || until > store.now()).map(({ hash }) => hash);
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
    'secret-values': ({ workspace, name }) => ({
      fingerprints: fingerprints(secretIn(requireTenant(workspace), name)),
    }),
    'secret-use': ({ workspace, name, region, purpose }) => {
      const secret = secretIn(requireTenant(workspace), name);
      const refusal = findRefusal(store, workspace, secret, region ?? secret.residency);
      if (refusal) return { used: false, code: refusal.code, details: refusal.extra.details ?? {} };
      const isAllowed = purpose === undefined || secret.purpose === '' || secret.purpose === purpose;
      return isAllowed ? { used: true } : { used: false, code: 'policy_denied', details: {} };
    },
    'proxy-url': ({ url }) => {
      const proxy = store.proxies.get(url.slice(url.lastIndexOf('/') + 1));
      if (!proxy || proxy.until <= store.now()) return null;
      const [fingerprint] = fingerprints(proxy.secret);
      return fingerprint === undefined ? null : { fingerprint };
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
