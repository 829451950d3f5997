import { type OperationId, type OperationShape, resources } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import type { OperationRequest } from '../../target/request.ts';
import { awkwardStrings, grouped } from '../shared/strings.ts';

/** Labels of records that encodings have to escape, and that a server can still show in a list. */
const awkwardLabels: readonly string[] = [', "quoted"; é 日 | [x]', '\u05d0\u05d1 😀 e\u0301, =1+2 "'];

/** An object of free shape with nested members, names with dots, and arrays. */
const awkwardObject: Readonly<Record<string, unknown>> = {
  to: 'a, "b"; c',
  lines: 'one\r\ntwo\nthree',
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

/** The part of a list request that selects its records. */
type Filtered = Pick<OperationRequest, 'path' | 'query'>;

const fields = ['email', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

const submissions = async (t: Case): Promise<Filtered> => {
  const { workspace } = t.target;
  if (!t.has('add-form') || !t.has('add-submission')) return { path: await t.subjects.shared('form') };
  const form = await t.needs('add-form')({ workspace, name: t.unique('Gate form'), fields });
  for (const strings of grouped(awkwardStrings, fields.length)) {
    const data = Object.fromEntries(fields.map((field, index) => [field, strings[index] ?? '']));
    await t.subjects.addSubmission(form.id, data);
  }
  return { path: { id: form.id } };
};

const forms = async (t: Case): Promise<Filtered> => {
  const { workspace } = t.target;
  if (!t.has('add-form')) return {};
  for (const [index, label] of awkwardLabels.entries())
    await t.needs('add-form')({
      workspace,
      name: `${t.unique('Gate')}${label}`,
      fields: index === 0 ? ['zip', 'email', 'name'] : ['only'],
      onSubmit: { capability: 'gate.capability', args: awkwardObject },
    });
  return {};
};

const approvals = async (t: Case): Promise<Filtered> => {
  if (!t.has('pause-run')) return {};
  const { workspace } = t.target;
  for (const _ of awkwardLabels) {
    const { id: run } = await t.subjects.freshRun();
    await t.needs('pause-run')({ workspace, run, action: 'gate_review', payload: awkwardObject });
  }
  return { query: { status: 'pending' } };
};

/** Writes log entries, and returns a word to search for that no other message has. */
const logs = (t: Case): Promise<{ word: string }> =>
  t.once('awkward log entries', async () => {
    const word = t.unique('awkward').replaceAll('-', '');
    const { workspace } = t.target;
    if (t.has('add-log-entry'))
      for (const strings of grouped(awkwardStrings, fields.length)) {
        const message = [word, ...strings, 'end'].join(' ');
        await t.needs('add-log-entry')({ workspace, level: 'info', source: 'agent', message });
      }
    return { word };
  });

const runs = async (t: Case): Promise<Filtered> => {
  const { id } = await t.subjects.activeAgent();
  if (t.has('add-run')) for (const _ of [1, 2, 3]) await t.subjects.freshRun(id);
  return { path: { id } };
};

const agents = async (t: Case): Promise<Filtered> => {
  for (const label of awkwardLabels) {
    const body = t.sample('createAgent', { name: `${t.unique('Gate')}${label}` });
    // A server may refuse such a name; existing agents are used instead.
    await t.send({ operation: 'createAgent', body });
  }
  return {};
};

const secrets = async (t: Case): Promise<Filtered> => {
  for (const purpose of ['gate, "quoted"; é', 'gate\nof two lines']) {
    const response = await t.send({ operation: 'setSecret', body: t.sample('setSecret', { purpose }) });
    if (!isSuccess(response)) await t.subjects.fresh(resources.secret.name);
  }
  return {};
};

const pages = async (t: Case): Promise<Filtered> => {
  if (!t.subjects.canCreate('page')) return {};
  for (const label of awkwardLabels) {
    const path = await t.subjects.fresh('page');
    const title = [{ op: 'replace', path: '/metadata/title', value: `Gate${label}` }];
    await t.send({ operation: 'updatePage', path, body: title });
  }
  return {};
};

const makers: Partial<Record<OperationId, (t: Case) => Promise<Filtered>>> = {
  listSubmissions: submissions,
  listForms: forms,
  listApprovals: approvals,
  listLogs: async (t) => {
    const { word } = await logs(t);
    // Entries since the first one.
    const first = await t.subjects.listFirst('searchLogs', 100, { query: { q: word } });
    const since = first.map(({ ts }) => String(ts)).sort()[0];
    return since === undefined ? {} : { query: { since } };
  },
  searchLogs: async (t) => ({ query: { q: (await logs(t)).word } }),
  listRuns: runs,
  listAgents: agents,
  listSecrets: secrets,
  listPages: pages,
};

/** Selects any two records, for lists whose records can't be chosen. */
const anyRecords = async (t: Case, operation: OperationId): Promise<Filtered> => {
  const resource = findListedResource(operation);
  if (resource && t.subjects.canCreate(resource.name))
    for (const _ of [1, 2]) await t.subjects.fresh(resource.name);
  return {};
};

/**
 * Creates a request for a list that is worth encoding: its records have awkward strings if the API or the driver can
 * add them. They are added once per run.
 */
export const encodedList = async (t: Case, operation: OperationShape): Promise<OperationRequest> => {
  const id = operation.id as OperationId;
  const { path, query } = await t.once(`awkward records of ${id}`, () =>
    (makers[id] ?? ((testCase: Case) => anyRecords(testCase, id)))(t),
  );
  const { body: _, ...request } = await t.request(operation);
  return { ...request, ...(path ? { path: { ...request.path, ...path } } : {}), ...(query ? { query } : {}) };
};
