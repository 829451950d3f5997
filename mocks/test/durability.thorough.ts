import { examples, headerNames, scopes } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../sandbox/core/random.ts';
import { createProcessRecords, listAll, type SandboxProcess, startProcess } from './processes.ts';
import type { Json } from './start-sandbox.ts';

const acme = '/workspaces/acme';

/** A write with its own idempotency key, and its response if there was one. */
type Write = {
  readonly kind: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  response?: { readonly status: number; readonly text: string };
};

/** The requests to a sandbox over several processes, in order. */
type Journal = {
  readonly writes: Write[];
  /** The ids of submissions that the control plane confirmed. */
  readonly added: string[];
};

const page = `${acme}/pages/${examples['page-list'].data[0]?.id}`;

/** The URL for the journal's webhooks, where nothing listens. */
const nowhere = 'http://127.0.0.1:9/';

/** Creates the next write of a kind with a key. Each worker rotates an API key of its own. */
type Next = (process: SandboxProcess, key: string, apiKey: string) => Promise<Omit<Write, 'key' | 'kind'>>;

const toWrite = (method: string, path: string, body?: unknown) => ({ method, path, body });

const kinds: Readonly<Record<string, Next>> = {
  create: async (_, key) => toWrite('POST', `${acme}/agents`, { name: key }),
  edit: async (_, key) => toWrite('PATCH', page, [{ op: 'replace', path: '/metadata/title', value: key }]),
  approve: async ({ control }) => {
    const run = { agent_id: examples.agent.id, status: 'running' };
    const { json } = await control('POST', `${acme}/records/runs`, run);
    const { json: approval } = await control('POST', `${acme}/runs/${json.id}/pause`);
    return toWrite('POST', `/approvals/${approval.id}/approve`);
  },
  rotate: async (_, __, apiKey) => toWrite('POST', `${acme}/tokens/${apiKey}/rotate`),
};

/** Sends a write, possibly again. */
const sendWrite = ({ send }: SandboxProcess, { key, method, path, body }: Write) =>
  send(method, path, { body, headers: { [headerNames.idempotencyKey]: key } });

const addSubmission = async ({ control }: SandboxProcess, journal: Journal) => {
  const submission = { form_id: examples.form.id, data: {} };
  const { status, json } = await control('POST', `${acme}/records/submissions`, submission);
  if (status === 201) journal.added.push(json.id);
};

/**
 * Writes over several connections until the process is killed after a number of responses, which interrupts the
 * requests in flight.
 *
 * @param draw returns random numbers from 0 to 255
 */
const writeUntilKilled = async (
  process: SandboxProcess,
  journal: Journal,
  { apiKeys, after, life }: { apiKeys: readonly string[]; after: number; life: number },
  draw: () => number,
): Promise<void> => {
  const names = Object.keys(kinds);
  let responses = 0;
  const one = async (apiKey: string, index: number) => {
    for (let count = 0; process.child.signalCode === null; count += 1) {
      const kind = names[draw() % (names.length + 1)];
      if (kind === undefined) await addSubmission(process, journal);
      else {
        const key = `${kind} ${life} ${index} ${count}`;
        const write: Write = { kind, key, ...(await (kinds[kind] as Next)(process, key, apiKey)) };
        journal.writes.push(write);
        const { status, text } = await sendWrite(process, write);
        write.response = { status, text };
      }
      responses += 1;
      if (responses === after) process.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(apiKeys.map(one));
  await process.kill();
};

/** The number of processes that are killed, one after the other. */
const lives = 10;

/** A restarted sandbox that was killed several times during writes, and the journal of its requests. */
const afterKills = async (draw: () => number) => {
  const where = await createProcessRecords();
  const journal: Journal = { writes: [], added: [] };
  const first = await startProcess(where);
  const body = { url: nowhere, events: ['pages.*', 'approvals.decided'] };
  const { json: subscription } = await first.send('POST', `${acme}/webhooks`, { body });
  const apiKeys: string[] = [];
  for (let count = 0; count < 8; count += 1)
    apiKeys.push((await first.send('POST', `${acme}/tokens`, { body: { scopes } })).json.id);
  for (let life = 0, process = first; life < lives; life += 1) {
    const after = 8 + (draw() % 60);
    await writeUntilKilled(process, journal, { apiKeys, after, life }, draw);
    process = await startProcess(where);
    if (life === lives - 1) return { process, journal, subscription };
  }
  throw new Error('At least one process is required.');
};

/** Repeats each write: if it had a response, the response is replayed unchanged, or else the write is executed exactly once. */
const repeat = async (process: SandboxProcess, writes: readonly Write[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const write of writes) {
    const { status, text, headers } = await sendWrite(process, write);
    const replayed = headers.get(headerNames.idempotentReplayed) === 'true';
    if (write.response === undefined) {
      if (status >= 300) wrong.push(`${write.key}, which had no response: ${status} ${text}`);
      write.response = { status, text };
    } else if (!replayed || status !== write.response.status || text !== write.response.text)
      wrong.push(`${write.key}: ${status} ${text} and not ${write.response.status} ${write.response.text}`);
  }
  return wrong;
};

const listResponses = ({ writes }: Journal, name: string): Json[] =>
  writes.flatMap(({ kind, response }) => (response && kind === name ? [JSON.parse(response.text)] : []));

// The seed determines the requests and the times of the kills.
test.each([11, 12, 13])(
  'writes with a response survive ten processes that are killed under load, seed %i',
  async (seed) => {
    const random = seededRandom(seed);
    const { process, journal, subscription } = await afterKills(() => random(1)[0] ?? 0);
    const { send, control } = process;
    // A key's last secret is only known after a rotation without a response was repeated, so requests are repeated in order.
    expect(await repeat(process, journal.writes)).toEqual([]);
    expect(new Set(journal.writes.map(({ kind }) => kind)).size).toBe(4);

    const agents = new Map((await listAll(process, `${acme}/agents`)).map((one) => [one.id, one]));
    const created = listResponses(journal, 'create');
    for (const one of created) expect(agents.get(one.id)).toEqual(one);
    expect(agents.size).toBe(3 + created.length);

    const secrets = new Map<string, string[]>();
    for (const { id, secret } of listResponses(journal, 'rotate'))
      secrets.set(id, [...(secrets.get(id) ?? []), secret]);
    for (const [id, all] of secrets) {
      const uses = await Promise.all(all.map((token) => send('GET', '/me', { token })));
      expect(
        uses.filter(({ status }) => status === 200),
        id,
      ).toHaveLength(1);
    }

    const demo = new Set<string>(examples['approval-list'].data.map(({ id }) => id));
    const approvals = (await listAll(process, '/approvals')).filter(({ id }) => !demo.has(id));
    const deliveries: Json[] = (await control('GET', `${acme}/deliveries?subscription=${subscription.id}`))
      .json.data;
    const listEventData = (type: string) =>
      deliveries.flatMap(({ event }) => (event.type === type ? [event.data] : []));
    const decided = approvals.filter(({ status }) => status !== 'pending');
    const byId = (one: Json, other: Json) => one.id.localeCompare(other.id);
    expect(listEventData('approvals.decided').toSorted(byId)).toEqual(decided.toSorted(byId));
    expect(listEventData('pages.updated')).toHaveLength(listResponses(journal, 'edit').length);

    const submissions = await listAll(process, `${acme}/forms/${examples.form.id}/submissions`);
    const ids = new Set(submissions.map(({ id }) => id));
    expect(journal.added.filter((id) => !ids.has(id))).toEqual([]);
  },
  300_000,
);
