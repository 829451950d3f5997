import type { OperationId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { type Item, identityOf } from './listed.ts';

/** Where the records of a list come from, and how this run adds to it and takes away from it. */
export type ListSource = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Adds a record and gives its key; absent where nothing can add one. */
  insert?: () => Promise<string>;
  /** Takes away a record that this run added. */
  remove?: (key: string) => Promise<void>;
  keyOf: (item: Item) => string | null;
};

const keyOf = identityOf;

/** Log entries have no identity, and two may say the same: those that a walk wrote itself are told by their words. */
const messageWith =
  (words: string) =>
  (item: Item): string | null =>
    typeof item?.message === 'string' && item.message.startsWith(words) ? item.message : null;

const removing =
  (t: Case, operation: OperationId, parameter: string) =>
  async (key: string): Promise<void> => {
    const answer = await t.send({ operation, path: { [parameter]: key } });
    if (answer.status > 299)
      t.notExercised(
        'pagination.stable-under-delete',
        `a working ${operation}: it answered ${answer.status}`,
      );
  };

const logging = (t: Case, words: string) => async (): Promise<string> => {
  const message = t.unique(words);
  const { workspace } = t.target;
  await t.needs('add-log-entry')({ workspace, level: 'info', source: 'request', message });
  return message;
};

/** The lists that this run can change, by operation. What isn't here is walked as it is found. */
const sources: Partial<Record<OperationId, (t: Case) => Promise<ListSource>>> = {
  listAgents: async (t) => ({ keyOf, insert: async () => (await t.subjects.freshAgent()).id }),
  listSecrets: async (t) => ({
    keyOf,
    insert: async () => (await t.subjects.freshSecret()).name,
    remove: removing(t, 'deleteSecret', 'name'),
  }),
  listWebhookSubscriptions: async (t) => ({
    keyOf,
    insert: async () => (await t.subjects.freshWebhook()).id,
    remove: removing(t, 'deleteWebhookSubscription', 'id'),
  }),
  listRuns: async (t) => {
    const agent = await t.subjects.activeAgent();
    const path = { id: agent.id };
    return t.has('add-run')
      ? { path, keyOf, insert: async () => (await t.subjects.freshRun(agent.id)).id }
      : { path, keyOf };
  },
  listApprovals: async (t) =>
    t.has('pause-run') ? { keyOf, insert: async () => (await t.subjects.freshApproval()).id } : { keyOf },
  listPages: async (t) =>
    t.has('add-page') ? { keyOf, insert: async () => (await t.subjects.freshPage()).id } : { keyOf },
  listForms: async (t) =>
    t.has('add-form') ? { keyOf, insert: async () => (await t.subjects.freshForm()).id } : { keyOf },
  listSubmissions: async (t) => {
    const { id } = await t.subjects.form();
    const data = { email: 'owner@acme.example', message: 'Made by the conformance gate' };
    return t.has('add-submission')
      ? { path: { id }, keyOf, insert: async () => (await t.subjects.addSubmission(id, data)).id }
      : { path: { id }, keyOf };
  },
  listLogs: async (t) => {
    const words = t.unique('walk');
    return t.has('add-log-entry')
      ? { keyOf: messageWith(words), insert: logging(t, words) }
      : { keyOf: () => null };
  },
  searchLogs: async (t) => {
    const words = t.unique('walk');
    return t.has('add-log-entry')
      ? { keyOf: messageWith(words), query: { q: words }, insert: logging(t, words) }
      : { keyOf: () => null };
  },
  listInvoices: async (t) => {
    const { workspace } = t.target;
    const invoice = { workspace, amount: 1900, currency: 'EUR', status: 'paid' };
    return t.has('add-invoice')
      ? { keyOf, insert: async () => (await t.needs('add-invoice')(invoice)).id }
      : { keyOf };
  },
};

/** The source of a list's records. */
export const listSource = async (t: Case, operation: OperationId): Promise<ListSource> => {
  const known = sources[operation];
  if (known) return known(t);
  const { path } = await t.request(operation);
  return path ? { path, keyOf } : { keyOf };
};
