import { examples, headerNames } from '@workspace-api/contract';
import type { SandboxProcess } from './processes.ts';

/** A write with its own idempotency key, and its response if there was one. */
export type Write = {
  readonly kind: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  response?: { readonly status: number; readonly text: string };
};

/** The requests to a sandbox over several processes, in order. */
export type Journal = {
  readonly writes: Write[];
  /** Records that the control plane confirmed. */
  readonly added: { readonly kind: 'submission' | 'log entry'; readonly id: string }[];
};

const acme = '/workspaces/acme';
const page = `${acme}/pages/${examples['page-list'].data[0]?.id}`;

/** The URL for the journal's webhooks, where nothing listens. */
export const nowhere = 'http://127.0.0.1:9/';

/** Creates the next write of a kind with a key. `worker` has the API key that it rotates. */
type Next = (process: SandboxProcess, key: string, worker: Worker) => Promise<Omit<Write, 'key' | 'kind'>>;
type Worker = { readonly apiKey: string; readonly agent: string };

const createPendingApproval = async ({ control }: SandboxProcess, agent: string): Promise<string> => {
  const { json: run } = await control('POST', `${acme}/records/runs`, { agent_id: agent, status: 'running' });
  return (await control('POST', `${acme}/runs/${run.id}/pause`)).json.id;
};

const kinds: Readonly<Record<string, Next>> = {
  create: async (_, key) => ({ method: 'POST', path: `${acme}/agents`, body: { name: key } }),
  edit: async (_, key) => ({
    method: 'PATCH',
    path: page,
    body: [{ op: 'replace', path: '/metadata/title', value: key }],
  }),
  publish: async () => ({ method: 'POST', path: `${acme}/pages-publish`, body: undefined }),
  approve: async (process, _, { agent }) => ({
    method: 'POST',
    path: `/approvals/${await createPendingApproval(process, agent)}/approve`,
    body: undefined,
  }),
  deny: async (process, _, { agent }) => ({
    method: 'POST',
    path: `/approvals/${await createPendingApproval(process, agent)}/deny`,
    body: undefined,
  }),
  rotate: async (_, __, { apiKey }) => ({
    method: 'POST',
    path: `${acme}/tokens/${apiKey}/rotate`,
    body: undefined,
  }),
  remove: async ({ send }) => {
    const body = { url: nowhere, events: ['billing.*'] };
    const { json } = await send('POST', `${acme}/webhooks`, { body });
    return { method: 'DELETE', path: `${acme}/webhooks/${json.id}`, body: undefined };
  },
};

/** Sends a write, possibly again. */
export const sendWrite = ({ send }: SandboxProcess, { key, method, path, body }: Write) =>
  send(method, path, { body, headers: { [headerNames.idempotencyKey]: key } });

const addRecord = async ({ control }: SandboxProcess, journal: Journal, isEntry: boolean) => {
  const { status, json } = isEntry
    ? await control('POST', `${acme}/records/log_entries`, {
        level: 'info',
        source: 'agent',
        message: 'Written',
      })
    : await control('POST', `${acme}/records/submissions`, { form_id: examples.form.id, data: {} });
  // The API shows no id of a log entry.
  const id = isEntry ? json.request_id : json.id;
  if (status === 201) journal.added.push({ kind: isEntry ? 'log entry' : 'submission', id });
};

/**
 * Writes over several connections until the process is killed after a number of responses, which interrupts the
 * requests in flight.
 *
 * @param draw returns random numbers from 0 to 255
 */
export const writeUntilKilled = async (
  process: SandboxProcess,
  journal: Journal,
  { workers, after, life }: { workers: readonly Worker[]; after: number; life: number },
  draw: () => number,
): Promise<void> => {
  const names = Object.keys(kinds);
  let responses = 0;
  const one = async (worker: Worker, index: number) => {
    for (let count = 0; process.child.signalCode === null; count += 1) {
      const kind = names[draw() % (names.length + 1)];
      if (kind === undefined) await addRecord(process, journal, draw() % 2 === 0);
      else {
        const key = `${kind} ${life} ${index} ${count}`;
        const write: Write = { kind, key, ...(await (kinds[kind] as Next)(process, key, worker)) };
        journal.writes.push(write);
        const { status, text } = await sendWrite(process, write);
        write.response = { status, text };
      }
      responses += 1;
      if (responses === after) process.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(workers.map(one));
  await process.kill();
};
