import { examples, headerNames, scopes } from '@workspace-api/contract';
import { expect } from 'vitest';
import { seededRandom } from '../sandbox/core/random.ts';
import { createProcessRecords, type SandboxProcess, startProcess } from './processes.ts';
import { type Journal, nowhere, sendWrite, type Write, writeUntilKilled } from './write-journal.ts';

const acme = '/workspaces/acme';
const agent = `${acme}/agents/${examples.agent.id}`;

type Json = Awaited<ReturnType<SandboxProcess['send']>>['json'];

/** All records of a list. */
const listAll = async ({ send }: SandboxProcess, path: string): Promise<Json[]> => {
  const records: Json[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { json } = await send(
      'GET',
      `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    records.push(...json.data);
    cursor = json.next_cursor;
  }
  return records;
};

/** A restarted sandbox that was killed several times during writes, and the journal of its requests. */
const afterKills = async (lives: number, draw: () => number) => {
  const where = await createProcessRecords();
  const journal: Journal = { writes: [], added: [] };
  const first = await startProcess(where);
  await first.send('POST', `${agent}/activate`);
  const events = ['pages.*', 'approvals.decided'];
  const { json: subscription } = await first.send('POST', `${acme}/webhooks`, {
    body: { url: nowhere, events },
  });
  const workers: { apiKey: string; agent: string }[] = [];
  for (let count = 0; count < 8; count += 1) {
    const { json } = await first.send('POST', `${acme}/tokens`, { body: { scopes } });
    workers.push({ apiKey: json.id, agent: examples.agent.id });
  }
  for (let life = 0, process = first; life < lives; life += 1) {
    const after = 8 + (draw() % 60);
    await writeUntilKilled(process, journal, { workers, after, life }, draw);
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

const listResponses = ({ writes }: Journal, ...kinds: string[]): Json[] =>
  writes.flatMap(({ kind, response }) =>
    response && kinds.includes(kind) ? [JSON.parse(response.text)] : [],
  );

/**
 * Expects that writes with a response survive processes that are killed under load, and that no write is partial.
 *
 * @param lives the number of processes to kill, one after the other
 * @param seed determines the requests and the times of the kills
 */
export const expectDurable = async (lives: number, seed: number): Promise<void> => {
  const random = seededRandom(seed);
  const { process, journal, subscription } = await afterKills(lives, () => random(1)[0] ?? 0);
  const { send, control } = process;
  // A key's last secret is only known after a rotation without a response was repeated, so requests are repeated in order.
  expect(await repeat(process, journal.writes)).toEqual([]);
  expect(new Set(journal.writes.map(({ kind }) => kind)).size).toBe(7);

  const agents = new Map((await listAll(process, `${acme}/agents`)).map((one) => [one.id, one]));
  const created = listResponses(journal, 'create');
  for (const one of created) expect(agents.get(one.id)).toEqual(one);
  expect(agents.size).toBe(3 + created.length);

  for (const { kind, path } of journal.writes)
    if (kind === 'remove') expect((await send('GET', path)).status).toBe(404);

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

  const runs = new Map((await listAll(process, `${agent}/runs`)).map((one) => [one.id, one]));
  // An approved run completes after a minute. On a busy machine, the requests up to here may take that long.
  const after: Record<string, string[]> = {
    pending: ['awaiting_approval'],
    approved: ['running', 'completed'],
    denied: ['denied'],
  };
  const demo = new Set<string>(examples['approval-list'].data.map(({ id }) => id));
  const approvals = (await listAll(process, '/approvals')).filter(({ id }) => !demo.has(id));
  for (const { run_id, status } of approvals) expect(after[status]).toContain(runs.get(run_id).status);

  const deliveries: Json[] = (await control('GET', `${acme}/deliveries?subscription=${subscription.id}`)).json
    .data;
  const listEventData = (type: string) =>
    deliveries.flatMap(({ event }) => (event.type === type ? [event.data] : []));
  const decided = approvals.filter(({ status }) => status !== 'pending');
  const byId = (one: Json, other: Json) => one.id.localeCompare(other.id);
  expect(listEventData('approvals.decided').toSorted(byId)).toEqual(decided.toSorted(byId));
  const published = listResponses(journal, 'publish').map((one) => JSON.stringify(one));
  expect(
    listEventData('pages.published')
      .map((one) => JSON.stringify(one))
      .toSorted(),
  ).toEqual(published.toSorted());
  expect(listEventData('pages.updated')).toHaveLength(listResponses(journal, 'edit').length);

  const submissions = await listAll(process, `${acme}/forms/${examples.form.id}/submissions`);
  const entries = await listAll(process, `${acme}/logs`);
  const knownIds = new Set([...submissions.map(({ id }) => id), ...entries.map((entry) => entry.request_id)]);
  expect(journal.added.filter(({ id }) => !knownIds.has(id))).toEqual([]);

  const page = `${acme}/pages/${examples['page-list'].data[0]?.id}`;
  const { headers } = await send('GET', page);
  const drafts = new Map<string, Json>();
  for (let version = Number(headers.get(headerNames.etag)?.replaceAll('"', '')); version > 0; version -= 1) {
    const { status, json } = await send('POST', page, { body: { version } });
    // The demo page starts at a later draft than the first.
    if (status === 200) drafts.set(json.metadata.title, json);
  }
  for (const document of listResponses(journal, 'edit'))
    expect(drafts.get(document.metadata.title)).toEqual(document);
};
