import type { Control, NewRecords, Resource } from '@workspace-api/contract/sandbox';
import type { CapabilityFunctions, Driver } from '../../target/driver.ts';
import { absent, ifRefused, type Plane } from './control.ts';

type NewLogEntry = NewRecords['log_entries'];

/** Adds records that the API can only read. */
export const recordsCapabilities = ({ control, mode: ownMode }: Plane) => {
  /** Adds a record in the requested mode, or else in the mode of the token under test. */
  const add = async <Name extends Resource>(
    resource: Name,
    { workspace, mode }: { workspace: string; mode?: string | undefined },
    body: NewRecords[Name],
  ) =>
    control.addRecord({
      path: { slug: workspace, resource },
      query: { mode: mode === 'live' || mode === 'test' ? mode : await ownMode() },
      body,
    });
  return {
    'add-page': ({ slug, title, ...place }) => add('pages', place, { slug, title }),
    'add-colored-page': async ({ slug, title, color, ...place }) => {
      const props = { background: color };
      const children = [{ block: 'Section', props, children: [{ block: 'Hero', props }] }];
      const tree = { block: 'NavShell', props, children } as const;
      const document = { version: '1.0', metadata: { slug, title }, schema: {}, tree };
      const colorAt = ['', '/children/0', '/children/0/children/0'].map(
        (at) => `/tree${at}/props/background`,
      );
      return { ...(await add('pages', place, { slug, title, document })), colorAt };
    },
    'add-form': ({ name, fields, onSubmit, ...place }) =>
      add('forms', place, { name, fields, ...(onSubmit && { on_submit: onSubmit }) }),
    'add-submission': ({ form, data, ...place }) => add('submissions', place, { form_id: form, data }),
    'add-log-entry': ({ level, source, message, requestId, at, ...place }) =>
      // Members that are undefined aren't sent.
      add('log_entries', place, { level, source, message, request_id: requestId, ts: at } as NewLogEntry),
    'add-run': async ({ agent, status = 'running', ...place }) => {
      const isOver = status === 'completed' || status === 'failed';
      const run = await add('runs', place, { agent_id: agent, status: isOver ? 'running' : status });
      if (isOver) await control.finishRun({ path: { slug: place.workspace, id: run.id }, body: { status } });
      return run;
    },
    'pause-run': ({ workspace, run, action, payload }) =>
      control.pauseRun({ path: { slug: workspace, id: run }, body: { action, payload } }),
    'add-invoice': ({ amount, currency, status, ...place }) =>
      add('invoices', place, { amount, currency, status: status as NewRecords['invoices']['status'] }),
  } satisfies Partial<CapabilityFunctions>;
};

/** Deletes the records that a run created. A record is already gone if another one that it depended on was deleted. */
export const deleteRecord =
  (control: Control): NonNullable<Driver['delete']> =>
  ({ workspace, mode, kind, id }) => {
    const path = { slug: workspace, resource: `${kind}s` as Resource, id };
    return control.removeRecord({ path, query: { mode: mode as 'test' } }).catch(ifRefused(absent, null));
  };
