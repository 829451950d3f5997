import { type OperationId, operations, resources } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case, OperationRequest } from '../../engine/scenario.ts';
import { createdId } from '../../resources/find-resource.ts';
import { grouped, unusualStrings } from '../shared/free-values.ts';
import { addLogEntry, getSpan, listSource, uniqueWord } from '../shared/lists.ts';
import { addFreeSubmissions } from '../values/free-submissions.ts';

/** Labels of records that encodings have to escape, and that a server can still show in a list. */
const unusualLabels: readonly string[] = [', "quoted"; é 日 | [x]', '\u05d0\u05d1 😀 e\u0301, =1+2 "'];

/** An object of free shape with nested members, names with dots, and arrays. */
const unusualObject: Readonly<Record<string, unknown>> = {
  to: 'a, "b"; c',
  lines: 'one\r\ntwo\nthree\tfour',
  nested: { deep: { er: 'y"z', empty: '' }, count: 3 },
  // A table has one column of this name, so no nested member may have it too.
  'dotted.name': 'flat',
  items: ['p, q', 'r "s"', 'two\nlines'],
  numbers: [1, 0, 2.5, -3],
  one: ['only'],
  none: [],
  nothing: null,
  yes: true,
  zero: 0,
};

/** The records of a list to compare in several encodings. */
type Selected = Pick<OperationRequest, 'path' | 'query'> & {
  /** The ids of records of this run, which don't change. Without them, all records of the list are compared. */
  own?: readonly string[];
};

/** A list with the ids of its records to compare. */
export type SelectedList = { request: OperationRequest; own: readonly string[] };

/** Any three records, with what the API or the driver fills in. */
const anyRecords = async (t: Case, list: OperationId): Promise<Selected> => {
  const { path, insert } = await listSource(t, list, { word: uniqueWord(t, 'unusual') });
  const own: string[] = [];
  while (insert && own.length < 3) own.push(await insert());
  return { path, own };
};

const submissions = async (t: Case): Promise<Selected> => {
  if (!t.has('add-form') || !t.has('add-submission')) return { path: await t.subjects.shared('form') };
  return { path: { id: (await addFreeSubmissions(t)).form } };
};

const forms = async (t: Case): Promise<Selected> => {
  const own: string[] = [];
  for (const [index, label] of t.has('add-form') ? unusualLabels.entries() : []) {
    const { id } = await t.subjects.addForm({
      name: `${t.unique('Gate')}${label}`,
      fields: index === 0 ? ['zip', 'email', 'name'] : ['only'],
      onSubmit: { capability: 'gate.capability', args: unusualObject },
    });
    own.push(id);
  }
  return { own };
};

const approvals = async (t: Case): Promise<Selected> => {
  if (!t.has('pause-run')) return {};
  const own: string[] = [];
  for (const _ of unusualLabels)
    own.push((await t.subjects.freshApproval(undefined, { payload: unusualObject })).id);
  return { query: { status: 'pending' }, own };
};

/** Writes log entries, and returns a word to search for that no other message has. */
const logs = (t: Case): Promise<{ word: string }> =>
  t.once('unusual log entries', async () => {
    const word = uniqueWord(t, 'unusual');
    if (!t.has('add-log-entry')) return { word };
    const messages = grouped(unusualStrings, 8).map((strings) => [word, ...strings, 'end'].join(' '));
    // The last one is only in the list if an encoding ignores the search.
    for (const message of [...messages, t.unique('another')]) await addLogEntry(t, message);
    return { word };
  });

/** Entries of a time that is over, so that no more are added. */
const pastLogs = async (t: Case): Promise<Selected> => {
  const query = { q: (await logs(t)).word };
  const span = getSpan(await t.subjects.listFirst('searchLogs', 100, { query }));
  return span ? { query: span } : {};
};

/** Creates records with unusual members. A server may refuse one. */
const created =
  (kind: 'agent' | 'secret', name: string, values: (t: Case) => readonly string[]) =>
  async (t: Case): Promise<Selected> => {
    const resource = resources[kind];
    const own: string[] = [];
    for (const value of values(t)) {
      const body = t.sample(resource.create, { [name]: value });
      const response = await t.send({ operation: resource.create, body });
      const id = isSuccess(response) ? createdId(resource, response) : null;
      own.push(id ?? (await t.subjects.fresh(kind)).id);
    }
    return { own };
  };

const pages = async (t: Case): Promise<Selected> => {
  const own: string[] = [];
  for (const label of t.subjects.canCreate('page') ? unusualLabels : []) {
    const path = await t.subjects.fresh('page');
    const title = [{ op: 'replace', path: '/metadata/title', value: `Gate${label}` }];
    await t.send({ operation: 'updatePage', path, body: title });
    own.push(path.id);
  }
  return { own };
};

const creators: Partial<Record<OperationId, (t: Case) => Promise<Selected>>> = {
  listSubmissions: submissions,
  listForms: forms,
  listApprovals: approvals,
  listLogs: pastLogs,
  searchLogs: async (t) => ({ query: { q: (await logs(t)).word } }),
  listAgents: created('agent', 'name', (t) => unusualLabels.map((label) => `${t.unique('Gate')}${label}`)),
  listSecrets: created('secret', 'purpose', () => ['gate, "quoted"; é', 'gate\nof two lines']),
  listPages: pages,
};

/** A list without records: a search for a word that no entry has. */
export const emptyList = async (t: Case): Promise<SelectedList> => {
  const { q } = await t.once('a word of no entry', async () => ({ q: uniqueWord(t, 'nothing') }));
  return { request: { operation: operations.searchLogs.id, query: { q } }, own: [] };
};

/**
 * Creates records that are worth encoding, once per run: they have unusual strings if the API or the driver can add them.
 * Returns the request for their list, and what identifies them.
 */
export const encodedList = async (t: Case, operation: OperationId): Promise<SelectedList> => {
  const create = creators[operation] ?? anyRecords;
  const { own = [], ...selected } = await t.once(`unusual records of ${operation}`, () =>
    create(t, operation),
  );
  return { request: { operation, ...selected }, own };
};
