import type { OperationId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { runIdOf } from '../../judging/run-record.ts';
import { listedResource } from '../../resources/resource-of.ts';
import type { Item } from '../shared/list-page.ts';

/** How to tell the records of a list apart, add one and delete one. */
export type ListSource = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Adds a record and returns its key; absent if records can't be added. */
  insert?: () => Promise<string>;
  /** Deletes a record that this run added. */
  remove?: (key: string) => Promise<void>;
  keyOf: (item: Item) => string | null;
};

/** Log entries have no id: those that a walk wrote itself are known by their messages. */
const messageWith =
  (words: string) =>
  (item: Item): string | null =>
    typeof item?.message === 'string' && item.message.startsWith(words) ? item.message : null;

const logging = (t: Case, words: string) => async (): Promise<string> => {
  const message = t.unique(words);
  const { workspace } = t.target;
  await t.needs('add-log-entry')({ workspace, level: 'info', source: 'request', message });
  return message;
};

const keyIn =
  (member: string | null) =>
  (item: Item): string | null => {
    const key = member === null ? undefined : item?.[member];
    return typeof key === 'string' ? key : null;
  };

/** Lists whose records only a driver adds. */
const particular: Partial<Record<OperationId, (t: Case) => Promise<Partial<ListSource>>>> = {
  listRuns: async (t) => {
    const { id } = await t.subjects.activeAgent();
    const insert = async () => (await t.subjects.freshRun(id)).id;
    return { path: { id }, keyOf: runIdOf, ...(t.has('add-run') ? { insert } : {}) };
  },
  listSubmissions: async (t) => {
    const { id } = await t.subjects.shared('form');
    const data = { email: 'owner@acme.example', message: 'Created by the conformance gate' };
    const insert = async () => (await t.subjects.addSubmission(id, data)).id;
    return { path: { id }, ...(t.has('add-submission') ? { insert } : {}) };
  },
  listLogs: async (t) => {
    const words = t.unique('walk');
    return t.has('add-log-entry') ? { keyOf: messageWith(words), insert: logging(t, words) } : {};
  },
  searchLogs: async (t) => {
    const words = t.unique('walk');
    return t.has('add-log-entry')
      ? { keyOf: messageWith(words), query: { q: words }, insert: logging(t, words) }
      : {};
  },
};

/** How the contract tells the records of a list apart, creates and deletes them. */
const declared = async (t: Case, operation: OperationId): Promise<ListSource> => {
  const resource = listedResource(operation);
  const keyOf = keyIn(resource?.id ?? null);
  if (!resource) return { keyOf };
  const { name, delete: remove, id } = resource;
  return {
    keyOf,
    ...(t.subjects.canCreate(name) ? { insert: async () => (await t.subjects.fresh(name)).id } : {}),
    ...(remove && id
      ? {
          remove: async (key: string) => {
            const answer = await t.send({ operation: remove, path: { [id]: key } });
            if (answer.status > 299)
              t.notExercised(
                'pagination.stable-under-delete',
                `a working ${remove}: it answered ${answer.status}`,
              );
          },
        }
      : {}),
  };
};

/** The source of a list's records. */
export const listSource = async (t: Case, operation: OperationId): Promise<ListSource> => {
  const source = await declared(t, operation);
  const own = particular[operation];
  if (own) return { ...source, ...(await own(t)) };
  const { path } = await t.request(operation);
  return path ? { ...source, path } : source;
};
