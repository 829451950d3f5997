import type { CapabilityFunctions, Driver } from '../../target/driver.ts';
import { absent, type Call, type Control, type Input, type Mode, Refusal } from './control.ts';

/** Adds records that the API can only read. */
export const recordsCapabilities = ({ call, mode: ownMode }: Control) => {
  /** The requested mode, or else the mode of the token under test. */
  const to = async (mode: string | undefined): Promise<Mode> =>
    mode === 'live' || mode === 'test' ? mode : ownMode();
  return {
    'add-page': async ({ workspace, mode, slug, title }) =>
      call('addPage', { path: { slug: workspace }, body: { mode: await to(mode), slug, title } }),
    'add-colored-page': async ({ workspace, mode, slug, title, color }) => {
      const tree = { block: 'NavShell', props: { background: color } } as const;
      const document = { version: '1.0', metadata: { slug, title }, schema: {}, tree };
      const body = { mode: await to(mode), slug, title, document };
      const added = await call('addPage', { path: { slug: workspace }, body });
      return { ...added, colorAt: '/tree/props/background' };
    },
    'add-form': async ({ workspace, mode, name, fields, onSubmit }) => {
      const body = { mode: await to(mode), name, fields, ...(onSubmit && { on_submit: onSubmit }) };
      return call('addForm', { path: { slug: workspace }, body });
    },
    'add-submission': async ({ workspace, mode, form, data }) =>
      call('addSubmission', { path: { slug: workspace, id: form }, body: { mode: await to(mode), data } }),
    'add-log-entry': async ({ workspace, mode, level, source, message, requestId, at }) => {
      const body = {
        mode: await to(mode),
        level: level as Input<'addLogEntry'>['body']['level'],
        source,
        message,
        ...(requestId === undefined ? {} : { request_id: requestId }),
        ...(at === undefined ? {} : { ts: at }),
      };
      return call('addLogEntry', { path: { slug: workspace }, body });
    },
    'add-run': async ({ workspace, mode, agent, status = 'running' }) => {
      const isOver = status === 'completed' || status === 'failed';
      const body = { mode: await to(mode), status: isOver ? 'running' : status } as const;
      const run = await call('addRun', { path: { slug: workspace, id: agent }, body });
      if (isOver) await call('finishRun', { path: { slug: workspace, id: run.id }, body: { status } });
      return run;
    },
    'pause-run': ({ workspace, run, action, payload }) =>
      call('pauseRun', { path: { slug: workspace, id: run }, body: { action, payload } }),
    'add-invoice': async ({ workspace, mode, amount, currency, status }) => {
      const body = { mode: await to(mode), amount, currency, status } as Input<'addInvoice'>['body'];
      return call('addInvoice', { path: { slug: workspace }, body });
    },
  } satisfies Partial<CapabilityFunctions>;
};

/** Deletes the records that a run created. A record is already gone if another one that it depended on was deleted. */
export const deleteRecord =
  (call: Call): NonNullable<Driver['delete']> =>
  async ({ workspace, mode, kind, id }) => {
    const path = { slug: workspace, resource: `${kind}s`, id };
    const input = { path, query: { mode } } as Input<'removeRecord'>;
    await call('removeRecord', input).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.status === absent)) throw error;
    });
  };
