import type { CapabilityFunctions } from '../../target/driver.ts';
import type { StorageViews } from '../../target/storage-views.ts';
import { absent, type Control, conflict, type Input, Refusal, request } from './control.ts';

type View<Name extends keyof StorageViews> = (
  control: Control,
  input: StorageViews[Name]['input'],
) => Promise<StorageViews[Name]['output']>;

type Use = Omit<Input<'resolveSecret'>['body'], 'mode'>;

const resolve = async ({ call, mode }: Control, slug: string, name: string, use: Use = {}) =>
  call('resolveSecret', { path: { slug, name }, body: { mode: await mode(), ...use } });

/** The response of a call; null if it was refused because the record doesn't exist. */
const orNull = <Result>(called: Promise<Result>): Promise<Result | null> =>
  called.catch((error: unknown) => {
    if (error instanceof Refusal && error.status === absent) return null;
    throw error;
  });

const views: { [Name in keyof StorageViews]: View<Name> } = {
  'invoice-lines': async ({ call }, { workspace, invoice }) =>
    (await call('listInvoiceLines', { path: { slug: workspace, id: invoice } })).data,
  'capability-calls': async ({ call }, { workspace }) =>
    (await call('listCapabilityCalls', { path: { slug: workspace } })).data.map(
      ({ capability, args, submission_id: submission, called_at: calledAt }) => ({
        capability,
        args,
        submission,
        calledAt,
      }),
    ),
  // Any page will do: a paused workspace refuses the request before it looks up the page.
  'runtime-traffic': ({ call }, { workspace }) =>
    call('getLivePage', { path: { slug: workspace, page: 'home' } }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return error.status !== conflict;
        throw error;
      },
    ),
  'live-page': async ({ call, mode }, { workspace, slug }) => {
    const input = { path: { slug: workspace, page: slug }, query: { mode: await mode() } };
    return (await orNull(call('getLivePage', input)))?.document ?? null;
  },
  'rendered-page': async ({ call, mode }, { workspace, slug }) =>
    orNull(call('getRenderedPage', { path: { slug: workspace, page: slug }, query: { mode: await mode() } })),
  'live-theme': async ({ call, mode }, { workspace }) =>
    (await call('getLiveTheme', { path: { slug: workspace }, query: { mode: await mode() } })).document,
  'stored-secret': async ({ call, mode }, { workspace, name }) => {
    const input = { path: { slug: workspace, name }, query: { mode: await mode() } };
    const stored = await call('getStoredSecret', input);
    const ciphertext = stored.values[0]?.sealed ?? '';
    return { stored: JSON.stringify(stored), ciphertext, key: stored.key_id };
  },
  'secret-values': async (control, { workspace, name }) => ({
    fingerprints: (await resolve(control, workspace, name)).accepted.map(({ fingerprint }) => fingerprint),
  }),
  'secret-use': async (control, { workspace, name, region, purpose }) => {
    const use = { ...(region !== undefined && { region }), ...(purpose !== undefined && { purpose }) };
    try {
      await resolve(control, workspace, name, use as Use);
      return { used: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, details = {} } = (JSON.parse(error.body) as { error: { code: string; details?: object } })
        .error;
      return { used: false, code, details: { ...details } };
    }
  },
  // The sandbox's proxy names the version of the value that it would have sent.
  'proxy-url': async (control, { workspace, url }) => {
    const response = await request(url);
    if (!response.ok) return null;
    const { name, version } = (await response.json()) as { name: string; version: number };
    const { accepted } = await resolve(control, workspace, name).catch(() => ({ accepted: [] }));
    return { fingerprint: accepted.find((value) => value.version === version)?.fingerprint ?? '' };
  },
  'key-uses': async ({ call }, { workspace }) =>
    (await call('listKeyUses', { path: { slug: workspace } })).data.map(({ action, principal }) => ({
      action,
      principal,
    })),
  traces: async ({ call }, { text }) =>
    (await call('findTraces', { body: { text } })).data.map(
      ({ place, encoding }) => `${place} (${encoding})`,
    ),
};

/** What the sandbox stores, as its control plane shows it. */
export const storageCapabilities = (control: Control): Pick<CapabilityFunctions, 'inspect-storage'> => ({
  'inspect-storage': (input) => (views[input.view] as View<typeof input.view>)(control, input),
});
