import {
  type ClauseId,
  type OperationId,
  type OperationShape,
  operations,
  stateMachines,
} from '@workspace-api/contract';
import { getItems, getJson, isSuccess } from '../../checks/body.ts';
import { getNextCursor } from '../../checks/encodings/read-page.ts';
import { type Actor, type Case, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import { eachPossible, unlessMissing } from '../shared/control-flow.ts';
import { containsId, getEncodings, requestIn } from '../shared/each-encoding.ts';
import { type Item, isLog, type ListSource, listSource } from '../shared/lists.ts';
import { isData, liveTenant, secondTenant, sessionElsewhere } from './tenants.ts';

/** The maximum number of records to compare in each workspace. */
const most = 500;

const pending = stateMachines.approval.states[0];

type Query = NonNullable<OperationRequest['query']>;

/** A client, and what identifies its record in a list; null if it has none. */
type Reader = Actor & ListSource & { own: string | null };

/**
 * Adds a record of a client to a list. Ends the case if the list needs a parent record that can't be created.
 *
 * @param mark what the messages of all log entries start with
 */
const createReader = async (t: Case, list: OperationId, mark: string, owner: Actor): Promise<Reader> => {
  const source = await listSource(t, list, { word: mark, owner });
  const name = findListedResource(list)?.name;
  const add = async () =>
    name && owner.subjects.canCreate(name)
      ? (await owner.subjects.shared(name)).id
      : (source.insert?.() ?? null);
  return { ...owner, ...source, own: await unlessMissing(add) };
};

/** Returns clients of another workspace and of live mode, as far as the driver provides them. */
const getOthers = async (t: Case, list: OperationId): Promise<Actor[]> => {
  const resource = findListedResource(list);
  if (!t.has('second-workspace') && !t.has('live-key'))
    t.notExercised(
      ['tenancy.lists-hold-own-records', 'webhooks.one-workspace', 'authentication.test-data-isolated'],
      'a second workspace, or a key of live mode',
    );
  return [
    ...(t.has('live-key') && t.target.mode !== 'live' && (!resource || isData(resource))
      ? [await liveTenant(t, ['authentication.test-data-isolated'])]
      : []),
    ...(t.has('second-workspace') ? [await secondTenant(t, ['tenancy.lists-hold-own-records'])] : []),
  ];
};

/** Returns the filters with which to read a list: a server may look up its records in another way with each. */
const getQueries = async (list: OperationId, mark: string, { subjects, own }: Reader): Promise<Query[]> => {
  if (list === operations.listApprovals.id) return [{}, { status: pending }];
  if (!isLog(list)) return [{}];
  const search = { q: mark };
  if (list === operations.searchLogs.id) return [search];
  const { searchLogs } = operations;
  const entry = await subjects.find(searchLogs.id, ({ message }) => message === own, { query: search });
  return typeof entry?.ts === 'string' ? [{ since: entry.ts }] : [];
};

/** The clause by which a list of one client doesn't have the records of the other one. */
const clauseBetween = (list: OperationId, one: Reader, other: Reader): ClauseId => {
  if (one.workspace === other.workspace) return 'authentication.test-data-isolated';
  return list === operations.listWebhookSubscriptions.id
    ? 'webhooks.one-workspace'
    : 'tenancy.lists-hold-own-records';
};

/** Whole records that have an id: the same id may identify a different record in another workspace. */
const identified = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (typeof item.id === 'string' ? [JSON.stringify(item)] : []));

/** What a list showed to a client. */
type Shown = { reader: Reader; items: readonly Item[] };

/** Expects that a list shows its reader no record of the other client. */
const expectIsolated = (t: Case, list: OperationId, { reader, items }: Shown, other: Shown): void => {
  const clause = clauseBetween(list, reader, other.reader);
  const { own } = other.reader;
  const shows = (records: readonly Item[]) => records.some((record) => reader.getKey(record) === own);
  // Records that existed before the run may be alike in both modes.
  const theirs = new Set(clause === 'authentication.test-data-isolated' ? [] : identified(other.items));
  if (own === null ? theirs.size === 0 : !shows(other.items))
    t.notExercised(clause, `records that ${list} shows to their owner`);
  const expected = `no record of ${other.reader.workspace} in mode ${other.reader.mode}`;
  t.expect(clause, own === null || !shows(items), { expected, got: own });
  const both = identified(items).filter((record) => theirs.has(record));
  t.expect(clause, both.length === 0, { expected, got: both.slice(0, 3).join(', ') });
};

/** Returns a cursor of a list; null if the list has only one record, and no other can be added. */
const getCursor = async (
  t: Case,
  list: OperationId,
  { path, insert }: ListSource,
): Promise<string | null> => {
  const readFirst = async () =>
    getNextCursor(await t.prepare({ operation: list, path, query: { limit: 1 } }));
  const cursor = await readFirst();
  if (cursor !== null || !insert) return cursor;
  await insert();
  return readFirst();
};

/** Identifies a record by its id, or as a whole: secrets of two workspaces may have the same name. */
const identify = (item: Item): unknown => item.id ?? JSON.stringify(item);

const title = 'A list, in any encoding and by any cursor, shows only records of its workspace and mode';
export default scenario(title, { holds: [] }, async (gate) => {
  const isChecked = ({ id, list }: OperationShape) => list !== null && id !== operations.listWorkspaces.id;
  const withCursor = gate.some('cursors', gate.operations(isChecked), 2);
  const isInWorkspace = (operation: OperationShape) =>
    isChecked(operation) && operation.path.includes('{slug}');
  const withSession = gate.some('sessions', gate.operations(isInWorkspace));
  await gate.eachOperation(isChecked, async (operation, t) => {
    const list = operation.id as OperationId;
    const mark = t.unique('Gate');
    const run = await createReader(t, list, mark, t);
    const others: Reader[] = [];
    for (const actor of await getOthers(t, list)) others.push(await createReader(t, list, mark, actor));
    const session = withSession.includes(operation) ? await sessionElsewhere(t) : null;
    if (session) {
      const reader = await unlessMissing(() => createReader(t, list, mark, session));
      const isOpen = reader && isSuccess(await session.send({ operation: list, path: reader.path }));
      if (isOpen) others.push(reader);
    }

    let ours: readonly Item[] = [];
    const compareLists = async (query: Query) => {
      const read = async (reader: Reader): Promise<Shown> => ({
        reader,
        items: await reader.subjects.listFirst(list, most, { path: reader.path, query }),
      });
      const pairs: [Shown, Shown][] = [];
      // A server that mixes up lists may show what it listed before, so the list of the other mode is read before and after.
      const before: Shown[] = [];
      for (const other of others) before.push(await read(other));
      const own = await read(run);
      for (const other of before)
        pairs.push([own, other], [other.reader.mode === run.mode ? other : await read(other.reader), own]);
      ours = [...ours, ...own.items];
      await eachPossible(pairs, async ([one, other]) => expectIsolated(t, list, one, other));
    };

    const compareExports = async () => {
      // Any other id may be a short number, which an export could contain for another reason.
      const resource = findListedResource(list);
      if (!resource?.idPrefix && !resource?.label) return;
      const readers = [run, ...others];
      const [, ...encodings] = getEncodings(operation);
      const exports = encodings.flatMap((encoding) => readers.map((reader) => ({ encoding, reader })));
      for (const { encoding, reader } of gate.some(`exports of ${list}`, exports)) {
        const request = { operation: list, path: reader.path, query: { limit: operation.list?.maxLimit } };
        const { text = '' } = (await requestIn(reader, encoding, request)) ?? {};
        for (const other of readers) {
          const isSameTenant = other.workspace === reader.workspace && other.mode === reader.mode;
          if (isSameTenant || other.own === null) continue;
          t.expect(clauseBetween(list, reader, other), !containsId(text, other.own), {
            expected: `an export without what was written in ${other.workspace}, mode ${other.mode}`,
            got: other.own,
          });
        }
      }
    };

    const useCursor = async () => {
      const cursor = await getCursor(t, list, run);
      if (cursor === null) return t.notExercised([], `a second record in ${list}`);
      const names = new Set(ours.map(identify));
      for (const stranger of others) {
        const request = { operation: list, path: stranger.path, query: { limit: 1, cursor } };
        const response = await stranger.send(request);
        const items = isSuccess(response) ? getItems(operation, getJson(response)) : [];
        const leaked = items.map(identify).filter((name) => names.has(name));
        t.expectEqual(clauseBetween(list, stranger, run), leaked, []);
      }
    };

    const checks = [
      ...(await getQueries(list, mark, run)).map((query) => () => compareLists(query)),
      compareExports,
      ...(withCursor.includes(operation) ? [useCursor] : []),
    ];
    await eachPossible(checks, (check) => check());
  });
});
