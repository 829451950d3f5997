import { ControlError, type Input } from '@workspace-api/contract/sandbox';
import type { CapabilityFunctions } from '../../target/driver.ts';
import type { StorageViews } from '../../target/storage-views.ts';
import { absent, conflict, ifRefused, type Plane, request } from './control.ts';

type View<Name extends keyof StorageViews> = (
  plane: Plane,
  input: StorageViews[Name]['input'],
) => Promise<StorageViews[Name]['output']>;

type Use = Omit<Input<'resolveSecret'>['body'], 'mode'>;

const resolve = async ({ control, mode }: Plane, slug: string, name: string, use: Use = {}) =>
  control.resolveSecret({ path: { slug, name }, body: { mode: await mode(), ...use } });

/** A page as the published site shows it; null if it isn't published. */
const findLivePage = async (
  { control, mode }: Plane,
  { workspace, slug }: StorageViews['live-page']['input'],
) => {
  const input = { path: { slug: workspace, page: slug }, query: { mode: await mode() } };
  return control.getLivePage(input).catch(ifRefused(absent, null));
};

const views: { [Name in keyof StorageViews]: View<Name> } = {
  'invoice-lines': async ({ control, mode }, { workspace, invoice }) => {
    const path = { slug: workspace, resource: 'invoices', id: invoice } as const;
    return (await control.getRecord({ path, query: { mode: await mode() } })).lines ?? [];
  },
  'capability-calls': async ({ control }, { workspace }) =>
    (await control.listRecords({ path: { slug: workspace, resource: 'capability_calls' } })).data.map(
      ({ capability, args, submission_id: submission, called_at: calledAt }) => ({
        capability,
        args,
        submission,
        calledAt,
      }),
    ),
  // Any page will do: a paused workspace refuses the request before it looks up the page.
  'runtime-traffic': ({ control }, { workspace }) =>
    control.getLivePage({ path: { slug: workspace, page: 'home' } }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ControlError) return error.status !== conflict;
        throw error;
      },
    ),
  'live-page': async (plane, input) => (await findLivePage(plane, input))?.document ?? null,
  'rendered-page': async (plane, input) => (await findLivePage(plane, input))?.rendered ?? null,
  'live-theme': async ({ control, mode }, { workspace }) =>
    (await control.getLiveTheme({ path: { slug: workspace }, query: { mode: await mode() } })).document,
  'stored-secret': async ({ control, mode }, { workspace, name }) => {
    const path = { slug: workspace, resource: 'secrets', id: name } as const;
    const { stored } = await control.getRecord({ path, query: { mode: await mode() } });
    const ciphertext = stored?.values[0]?.sealed ?? '';
    return { stored: JSON.stringify(stored), ciphertext, key: stored?.key_id ?? '' };
  },
  'secret-values': async (plane, { workspace, name }) => ({
    fingerprints: (await resolve(plane, workspace, name)).accepted.map(({ fingerprint }) => fingerprint),
  }),
  'secret-use': async (plane, { workspace, name, region, purpose }) => {
    try {
      await resolve(plane, workspace, name, { region, purpose } as Use);
      return { used: true };
    } catch (error) {
      if (!(error instanceof ControlError) || error.error === undefined) throw error;
      const { code, details = {} } = error.error;
      return { used: false, code, details: { ...details } };
    }
  },
  // The sandbox's proxy names the version of the value that it would have sent.
  'proxy-url': async (plane, { workspace, url }) => {
    const response = await request(url);
    if (!response.ok) return null;
    const { name, version } = (await response.json()) as { name: string; version: number };
    const { accepted } = await resolve(plane, workspace, name).catch(() => ({ accepted: [] }));
    return { fingerprint: accepted.find((value) => value.version === version)?.fingerprint ?? '' };
  },
  'key-uses': async ({ control }, { workspace }) =>
    (await control.listRecords({ path: { slug: workspace, resource: 'key_uses' } })).data.map(
      ({ action, principal }) => ({ action, principal }),
    ),
  traces: async ({ control }, { text }) =>
    (await control.findTraces({ body: { text } })).data.map(
      ({ place, encoding }) => `${place} (${encoding})`,
    ),
};

/** What the sandbox stores, as its control plane shows it. */
export const storageCapabilities = (plane: Plane): Pick<CapabilityFunctions, 'inspect-storage'> => ({
  'inspect-storage': (input) => (views[input.view] as View<typeof input.view>)(plane, input),
});
