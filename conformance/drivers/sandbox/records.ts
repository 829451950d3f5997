import type { CapabilityFunctions, Driver } from '../../target/driver.ts';
import { type Added, absent, type Body, type Call, type Control, type Mode, Refusal } from './control.ts';

/** Adds records that the API can only read. */
export const recordsCapabilities = ({ call, mode }: Control) => {
  /** The requested mode, or else the mode of the token under test. */
  const to = async (requestedMode: string | undefined): Promise<Mode> =>
    requestedMode === 'live' || requestedMode === 'test' ? requestedMode : mode();
  return {
    'add-page': async ({ workspace, mode, slug, title }) => {
      const body: Body<'addPage'> = { mode: await to(mode), slug, title };
      return call<Added>('addPage', { slug: workspace }, body);
    },
    'add-colored-page': async ({ workspace, mode, slug, title, color }) => {
      const tree = { block: 'NavShell', props: { background: color } } as const;
      const document = { version: '1.0', metadata: { slug, title }, schema: {}, tree };
      const body: Body<'addPage'> = { mode: await to(mode), slug, title, document };
      const added = await call<Added>('addPage', { slug: workspace }, body);
      return { ...added, colorAt: '/tree/props/background' };
    },
    'add-form': async ({ workspace, mode, name, fields, onSubmit }) => {
      const body: Body<'addForm'> = {
        mode: await to(mode),
        name,
        fields,
        ...(onSubmit && { on_submit: onSubmit }),
      };
      return call<Added>('addForm', { slug: workspace }, body);
    },
    'add-submission': async ({ workspace, mode, form, data }) => {
      const body: Body<'addSubmission'> = { mode: await to(mode), data };
      return call<Added>('addSubmission', { slug: workspace, id: form }, body);
    },
    'add-log-entry': async ({ workspace, mode, level, source, message, requestId, at }) => {
      const body: Body<'addLogEntry'> = {
        mode: await to(mode),
        level: level as Body<'addLogEntry'>['level'],
        source,
        message,
        ...(requestId === undefined ? {} : { request_id: requestId }),
        ...(at === undefined ? {} : { ts: at }),
      };
      return call('addLogEntry', { slug: workspace }, body);
    },
    'add-run': async ({ workspace, mode, agent, status = 'running' }) => {
      const isOver = status === 'completed' || status === 'failed';
      const body: Body<'addRun'> = { mode: await to(mode), status: isOver ? 'running' : status };
      const run = await call<Added>('addRun', { slug: workspace, id: agent }, body);
      if (isOver) {
        const outcome: Body<'finishRun'> = { status };
        await call('finishRun', { slug: workspace, id: run.id }, outcome);
      }
      return run;
    },
    'pause-run': ({ workspace, run, action, payload }) => {
      const body: Body<'pauseRun'> = { action, payload };
      return call<Added>('pauseRun', { slug: workspace, id: run }, body);
    },
    'add-invoice': async ({ workspace, mode, amount, currency, status }) => {
      const body: Body<'addInvoice'> = {
        mode: await to(mode),
        amount,
        currency,
        status: status as Body<'addInvoice'>['status'],
      };
      return call<Added>('addInvoice', { slug: workspace }, body);
    },
  } satisfies Partial<CapabilityFunctions>;
};

/** Deletes the records that a run created. A record is already gone if another one that it depended on was deleted. */
export const deleteRecord =
  (call: Call): NonNullable<Driver['delete']> =>
  async ({ workspace, mode, kind, id }) => {
    await call('removeRecord', { slug: workspace, kind, id }, undefined, { mode }).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.status === absent)) throw error;
    });
  };
