import { examples, headerNames } from '@workspace-api/contract';
import { expect } from 'vitest';
import { seededRandom } from '../sandbox/core/random.ts';
import { listAll, type SandboxProcess, twoProcesses } from './processes.ts';
import { testShared } from './records.ts';

const acme = '/workspaces/acme';
const page = `${acme}/pages/${examples['page-list'].data[0]?.id}`;

/** When a request was sent and its response arrived, in milliseconds of real time. */
type Interval = { readonly sent: number; readonly arrived: number };
/** A successful edit of the page, from one version to another. */
type Edit = Interval & { readonly from: number; readonly to: number; readonly title: string };
/** A read of the page. */
type Read = Interval & { readonly version: number };

type History = { readonly created: string[]; readonly edits: Edit[]; readonly reads: Read[] };

const getVersion = (headers: Headers): number => Number(headers.get(headerNames.etag)?.replaceAll('"', ''));

const timed = async <Result>(request: () => Promise<Result>): Promise<Result & Interval> => {
  const sent = performance.now();
  const response = await request();
  return { ...response, sent, arrived: performance.now() };
};

/** Creates an agent with a key, through one process or through both simultaneously. */
const create = async (processes: readonly SandboxProcess[], name: string, { created }: History) => {
  const options = { body: { name }, headers: { [headerNames.idempotencyKey]: name } };
  const responses = await Promise.all(processes.map(({ send }) => send('POST', `${acme}/agents`, options)));
  expect(responses.map(({ status }) => status)).toEqual(processes.map(() => 201));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  created.push(name);
};

const read = async ({ send }: SandboxProcess, { reads }: History): Promise<number> => {
  const { headers, sent, arrived } = await timed(() => send('GET', page));
  const version = getVersion(headers);
  reads.push({ version, sent, arrived });
  return version;
};

/** Changes the version of the page that was read through another process. */
const edit = async (reader: SandboxProcess, { send }: SandboxProcess, title: string, history: History) => {
  const from = await read(reader, history);
  const body = [{ op: 'replace', path: '/metadata/title', value: title }];
  const { status, headers, sent, arrived } = await timed(() =>
    send('PATCH', page, { body, headers: { [headerNames.ifMatch]: `"${from}"` } }),
  );
  if (status === 200) history.edits.push({ from, to: getVersion(headers), title, sent, arrived });
  else expect(status).toBe(409);
};

const listNames = async (process: SandboxProcess): Promise<string[]> =>
  (await listAll(process, `${acme}/agents`)).map(({ name }: { name: string }) => name);

const demoNames: readonly string[] = examples['agent-list'].data.map(({ name }) => name);

/**
 * The number of requests of each of the eight clients, at most 100, because a list of deliveries has 1,000. CI sends fewer,
 * because it has eight minutes for everything.
 */
const each = process.env.CI ? 4 : 100;
const twoOnOneDatabase = twoProcesses();

// Expects a history that one process could have.
testShared(
  'no write through two processes is lost or executed twice, and each request sees all writes before it',
  async () => {
    const both = twoOnOneDatabase();
    const history: History = { created: [], edits: [], reads: [] };
    const body = { url: 'https://hooks.unreachable.example/', events: ['agents.created'] };
    const { json: subscription } = await both[0].send('POST', `${acme}/webhooks`, { body });
    const random = seededRandom(5);
    const draw = (below: number) => (random(1)[0] ?? 0) % below;
    const pick = () => both[draw(2)] as SandboxProcess;
    const client = async (number: number) => {
      for (let count = 0; count < each; count += 1) {
        const name = `${number} ${count}`;
        const kind = draw(8);
        if (kind < 2) await create([pick()], name, history);
        else if (kind < 4) await create(both, name, history);
        else if (kind < 7) await edit(pick(), pick(), name, history);
        else expect((await pick().control('POST', '/clock/advance', { seconds: 1 })).status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, number) => client(number)));

    const { created, edits, reads } = history;
    for (const process of both)
      expect((await listNames(process)).toSorted()).toEqual([...demoNames, ...created].toSorted());
    const { json } = await both[1].control('GET', `${acme}/deliveries?subscription=${subscription.id}`);
    const announced: string[] = json.data.map(
      ({ event }: { event: { data: { name: string } } }) => event.data.name,
    );
    expect(announced.toSorted()).toEqual(created.toSorted());

    // No edit is lost: each one changed the version that the one before it had left.
    const chain = edits.toSorted((one, other) => one.from - other.from);
    expect(chain.slice(1).map(({ from }) => from)).toEqual(chain.slice(0, -1).map(({ to }) => to));
    const last = await both[0].send('GET', page);
    expect([getVersion(last.headers), last.json.metadata.title]).toEqual([
      chain.at(-1)?.to,
      chain.at(-1)?.title,
    ]);
    const outdated = reads.filter(({ sent, version }) =>
      edits.some(({ arrived, to }) => arrived < sent && to > version),
    );
    expect(outdated).toEqual([]);
    const premature = reads.filter(({ arrived, version }) =>
      edits.some((one) => one.to === version && one.sent > arrived),
    );
    expect(premature).toEqual([]);
    expect([created.length > each, edits.length > each / 2]).toEqual([true, true]);
  },
);
