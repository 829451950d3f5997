import {
  type ClauseId,
  type OperationId,
  type OperationShape,
  operations,
  stateMachines,
} from '@workspace-api/contract';
import { getItems, getJson, isSuccess, member } from '../../checks/body.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import type { OperationRequest } from '../../target/request.ts';
import { containsId, getEncodings, requestIn } from '../shared/each-encoding.ts';
import type { Item } from '../shared/list-page.ts';
import { eachPossible } from '../shared/unless-missing.ts';
import { isData, liveTenant, runsToken, secondTenant } from './tenants.ts';

/** The maximum number of records to compare in each workspace. */
const most = 500;

const pending = stateMachines.approval.states[0];

/** The list of a workspace with the filters by which a server may look up its records in another way. */
const getQueries = (list: OperationId): NonNullable<OperationRequest['query']>[] =>
  list === operations.listApprovals.id ? [{}, { status: pending }] : [{}];

/** A list of the whole workspace, in which records can be identified. */
const isWorkspaceList = ({ id, list, parameters }: OperationShape): boolean =>
  list !== null &&
  id !== operations.listWorkspaces.id &&
  findListedResource(id as OperationId)?.id !== null &&
  parameters.path.every(({ name }) => name === 'slug');

/** A client with a list of its own, and the id or name of its record in that list; null if it has none. */
type Reader = Actor & { own: string | null };

const createReader = async (list: OperationId, actor: Actor): Promise<Reader> => {
  const resource = findListedResource(list);
  const canCreate = resource && actor.subjects.canCreate(resource.name);
  return { ...actor, own: canCreate ? (await actor.subjects.shared(resource.name)).id : null };
};

/** Returns clients of another workspace and of live mode, as far as the driver provides them. */
const createOthers = async (t: Case, list: OperationId): Promise<Reader[]> => {
  const resource = findListedResource(list);
  if (!t.has('second-workspace') && !t.has('live-key'))
    t.notExercised(
      ['tenancy.lists-hold-own-records', 'authentication.test-data-isolated'],
      'a second workspace, or a key of live mode',
    );
  const actors: Actor[] = [];
  if (t.has('live-key') && t.target.mode !== 'live' && (!resource || isData(resource)))
    actors.push(await liveTenant(t, ['authentication.test-data-isolated']));
  if (t.has('second-workspace')) actors.push(await secondTenant(t, ['tenancy.lists-hold-own-records']));
  const readers: Reader[] = [];
  for (const actor of actors) readers.push(await createReader(list, actor));
  return readers;
};

/** The clause by which the records of one client are not in the lists of the other one. */
const clauseBetween = (one: Reader, other: Reader): ClauseId =>
  one.workspace === other.workspace ? 'authentication.test-data-isolated' : 'tenancy.lists-hold-own-records';

/** Whole records that have an id: the same id may identify a different record in another workspace. */
const identified = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (typeof item.id === 'string' ? [JSON.stringify(item)] : []));

/** What a list showed to a client. */
type Shown = { reader: Reader; items: readonly Item[] };

/** Expects that a list shows its reader no record of the other client. */
const expectIsolated = (t: Case, list: OperationId, { reader, items }: Shown, other: Shown): void => {
  const clause = clauseBetween(reader, other.reader);
  const { own } = other.reader;
  const id = findListedResource(list)?.id ?? 'id';
  const shows = (records: readonly Item[]) => records.some((record) => record[id] === own);
  // Records that existed before the run may be alike in both modes.
  const theirs = new Set(clause === 'tenancy.lists-hold-own-records' ? identified(other.items) : []);
  if (own === null ? theirs.size === 0 : !shows(other.items))
    t.notExercised(clause, `records that ${list} shows to their owner`);
  const expected = `no record of ${other.reader.workspace} in mode ${other.reader.mode}`;
  t.expect(clause, own === null || !shows(items), { expected, got: own });
  const both = identified(items).filter((record) => theirs.has(record));
  t.expect(clause, both.length === 0, { expected, got: both.slice(0, 3).join(', ') });
};

/** Returns a cursor of the run's list. Ends the case if the list has only one record, and no other can be added. */
const getCursor = async (t: Case, list: OperationId): Promise<string> => {
  const firstCursor = async () =>
    member(getJson(await t.prepare({ operation: list, query: { limit: 1 } })), 'next_cursor');
  const cursor = await firstCursor();
  if (typeof cursor === 'string') return cursor;
  const resource = findListedResource(list);
  if (resource && t.subjects.canCreate(resource.name)) await t.subjects.fresh(resource.name);
  const further = await firstCursor();
  return typeof further === 'string' ? further : t.notExercised([], `a second record in ${list}`);
};

/** Identifies a record by its id, or as a whole: secrets of two workspaces may have the same name. */
const getName = (item: Item): unknown => item.id ?? JSON.stringify(item);

export default scenario(
  'tenancy.lists',
  'A list, in any encoding and by any cursor, shows only records of its workspace and mode',
  { holds: [] },
  async (gate) => {
    await gate.eachOperation(isWorkspaceList, async (operation, t) => {
      const list = operation.id as OperationId;
      const run = await createReader(list, runsToken(t));
      const others = await createOthers(t, list);

      let ours: readonly Item[] = [];
      const compareLists = async (query: OperationRequest['query'] = {}) => {
        const lists: Shown[] = [];
        const pairs: [Shown, Shown][] = [];
        // A server that mixes up lists may show what it listed before, so the first lists are read again after the run's.
        for (const reader of [...others, run, ...others.filter(({ mode }) => mode !== run.mode)]) {
          const one = { reader, items: await reader.subjects.listFirst(list, most, { query }) };
          for (const other of lists)
            if (other.reader !== reader && [reader, other.reader].includes(run)) pairs.push([one, other]);
          lists.push(one);
          if (reader === run) ours = [...ours, ...one.items];
        }
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
          const request = { operation: list, query: { limit: operation.list?.maxLimit } };
          const { text = '' } = (await requestIn(reader, encoding, request)) ?? {};
          for (const other of readers) {
            if (other === reader || other.own === null) continue;
            t.expect(clauseBetween(reader, other), !containsId(text, other.own), {
              expected: `an export without what was written in ${other.workspace}, mode ${other.mode}`,
              got: other.own,
            });
          }
        }
      };

      const useCursor = async () => {
        const cursor = await getCursor(t, list);
        const names = new Set(ours.map(getName));
        for (const stranger of gate.some(`cursor of ${list}`, others)) {
          const response = await stranger.send({ operation: list, query: { limit: 1, cursor } });
          const items = isSuccess(response) ? getItems(operation, getJson(response)) : [];
          const leaked = items.map(getName).filter((name) => names.has(name));
          t.expectEqual(clauseBetween(stranger, run), leaked, []);
        }
      };

      const checks = [
        ...getQueries(list).map((query) => () => compareLists(query)),
        compareExports,
        useCursor,
      ];
      await eachPossible(checks, (check) => check());
    });
  },
);
