import type { CapabilityFunctions } from '../../target/driver.ts';
import type { StorageViews } from '../../target/storage-views.ts';
import { absent, type Body, type Control, conflict, type Output, Refusal, request } from './control.ts';

type View<Name extends keyof StorageViews> = (
  control: Control,
  input: StorageViews[Name]['input'],
) => Promise<StorageViews[Name]['output']>;

const resolve = async ({ call, mode }: Control, workspace: string, name: string, use: object = {}) => {
  const body: Body<'resolveSecret'> = { mode: await mode(), ...use };
  return call<Output<'resolveSecret'>>('resolveSecret', { slug: workspace, name }, body);
};

/** The response of a call; null if it was refused because the record doesn't exist. */
const orNull = async <Result>(called: Promise<Result>): Promise<Result | null> => {
  try {
    return await called;
  } catch (error) {
    if (error instanceof Refusal && error.status === absent) return null;
    throw error;
  }
};

const views: { [Name in keyof StorageViews]: View<Name> } = {
  'invoice-lines': async ({ call }, { workspace, invoice }) =>
    (await call<Output<'listInvoiceLines'>>('listInvoiceLines', { slug: workspace, id: invoice })).data,
  'capability-calls': async ({ call }, { workspace }) =>
    (await call<Output<'listCapabilityCalls'>>('listCapabilityCalls', { slug: workspace })).data.map(
      ({ capability, args, submission_id, called_at }) => ({
        capability,
        args,
        submission: submission_id,
        calledAt: called_at,
      }),
    ),
  // Any page will do: a paused workspace refuses the request before it looks up the page.
  'runtime-traffic': async ({ call }, { workspace }) => {
    try {
      await call('getLivePage', { slug: workspace, page: 'home' });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return error.status !== conflict;
      throw error;
    }
  },
  'live-page': async ({ call, mode }, { workspace, slug }) => {
    const path = { slug: workspace, page: slug };
    const page = await orNull(
      call<Output<'getLivePage'>>('getLivePage', path, undefined, { mode: await mode() }),
    );
    return page?.document ?? null;
  },
  'rendered-page': async ({ call, mode }, { workspace, slug }) => {
    const path = { slug: workspace, page: slug };
    return orNull(
      call<Output<'getRenderedPage'>>('getRenderedPage', path, undefined, { mode: await mode() }),
    );
  },
  'live-theme': async ({ call, mode }, { workspace }) => {
    const query = { mode: await mode() };
    return (await call<Output<'getLiveTheme'>>('getLiveTheme', { slug: workspace }, undefined, query))
      .document;
  },
  'stored-secret': async ({ call, mode }, { workspace, name }) => {
    const path = { slug: workspace, name };
    const query = { mode: await mode() };
    const stored = await call<Output<'getStoredSecret'>>('getStoredSecret', path, undefined, query);
    const ciphertext = stored.values[0]?.sealed ?? '';
    return { stored: JSON.stringify(stored), ciphertext, key: stored.key_id };
  },
  'secret-values': async (control, { workspace, name }) => ({
    fingerprints: (await resolve(control, workspace, name)).accepted.map(({ fingerprint }) => fingerprint),
  }),
  'secret-use': async (control, { workspace, name, region, purpose }) => {
    try {
      await resolve(control, workspace, name, {
        ...(region === undefined ? {} : { region }),
        ...(purpose === undefined ? {} : { purpose }),
      });
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
    const accepted = await resolve(control, workspace, name).then(
      (resolved) => resolved.accepted,
      () => [],
    );
    const { fingerprint = '' } = accepted.find((value) => value.version === version) ?? {};
    return { fingerprint };
  },
  'key-uses': async ({ call }, { workspace }) =>
    (await call<Output<'listKeyUses'>>('listKeyUses', { slug: workspace })).data.map(
      ({ action, principal }) => ({ action, principal }),
    ),
  traces: async ({ call }, { text }) =>
    (await call<Output<'findTraces'>>('findTraces', {}, { text })).data.map(
      ({ place, encoding }) => `${place} (${encoding})`,
    ),
};

/** What the sandbox stores, as its control plane shows it. */
export const storageCapabilities = (control: Control): Pick<CapabilityFunctions, 'inspect-storage'> => ({
  'inspect-storage': (input) => (views[input.view] as View<typeof input.view>)(control, input),
});
