import { type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId } from '../lib/owners.ts';
import { orElse, type RequestContext, withOwners } from '../lib/with-owners.ts';

const clause = 'authentication.test-data-isolated';

/** Sends the request with a token of the workspace's other mode, if one was seen. */
const asOtherMode = (id: OperationId, when: (context: RequestContext) => boolean): Wrap =>
  withOwners(id, async (context) => {
    const { response, slug, mode, as } = context;
    return when(context)
      ? orElse(response, await as((owner) => (slug === '' || owner.slug === slug) && owner.mode !== mode))
      : response;
  });

/** An operation that finds the records of both modes, or in one mode the records of the other mode. */
const createSharedRecordMutant = (id: OperationId, text: string, only?: string): Mutant => ({
  clause,
  text,
  wrap: asOtherMode(
    id,
    ({ request, response, mode }) =>
      response.status === 404 && findRecordId(request) !== undefined && mode === (only ?? mode),
  ),
});

/** A read in live mode that returns the data of test mode. */
const testDataInLiveMode = (id: OperationId, text: string): Mutant => ({
  clause,
  text,
  wrap: asOtherMode(id, ({ mode }) => mode === 'live'),
});

/** Returns whether a URL belongs to a read operation. */
const isRead = (url: string, id: OperationId): boolean => findOperation(new Request(url))?.id === id;

/**
 * A list that in one mode also shows the records of the other mode. A list below a record shows the records below the record
 * that was last requested in the other mode.
 */
const createSharedListMutant = (
  id: OperationId,
  visibleMode: string,
  text: string,
  when: (query: URLSearchParams) => boolean = () => true,
): Mutant => ({
  clause,
  text,
  wrap: withOwners(id, async ({ request, response, slug, mode, as }) => {
    const url = new URL(request.url);
    if (!response.ok || mode !== visibleMode || !when(url.searchParams)) return response;
    const isBelowRecord = findRecordId(request) !== undefined;
    const others = await as(
      (owner) => owner.slug === slug && owner.mode !== mode && (!isBelowRecord || isRead(owner.url, id)),
      (owner) => (isBelowRecord ? new URL(owner.url).origin + new URL(owner.url).pathname : undefined),
    );
    const theirs = others?.ok ? ((await readJson(others))?.data as Json[] | undefined) : undefined;
    return theirs
      ? alterJson(response, ({ data, ...list }) => ({ data: [...(data as Json[]), ...theirs], ...list }))
      : response;
  }),
});

/** Responses to reads that are cached by URL only, until the next write. */
const cachedByUrl: Mutant = {
  clause,
  text: "Lists are cached by URL until the next write, regardless of the key's mode.",
  wrap: (next) => {
    const cache = new Map<string, Response>();
    return async (request) => {
      const isList = findOperation(request)?.list;
      if (request.method !== 'GET') cache.clear();
      const cached = isList ? cache.get(request.url) : undefined;
      if (cached) return cached.clone();
      const response = await next(request);
      if (isList && response.ok) cache.set(request.url, response.clone());
      return response;
    };
  },
};

export const sharedByModes: Record<string, Mutant> = {
  'agents-of-either-mode': createSharedRecordMutant(
    operations.getAgent.id,
    'A live key can read agents of test mode.',
  ),
  'approvals-of-either-mode': createSharedRecordMutant(
    operations.approveApproval.id,
    'A live key can approve approvals of test mode.',
  ),
  'lists-cached-by-url': cachedByUrl,
  'proxy-url-for-secrets-of-either-mode': {
    clause,
    text: 'A proxy URL can be created for a secret that exists only in the other mode.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ response }) => !response.ok),
  },
  'proxy-url-for-test-secrets-in-live-mode': {
    clause,
    text: 'In live mode, a proxy URL can be created for a secret that exists only in test mode.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ mode, response }) => !response.ok && mode === 'live'),
  },
  'proxy-url-for-live-secrets-in-test-mode': {
    clause,
    text: 'In test mode, a proxy URL can be created for a secret that exists only in live mode.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ mode, response }) => !response.ok && mode === 'test'),
  },
  'proxy-url-resolves-to-other-mode': {
    clause,
    text: 'A proxy URL of test mode resolves to the live secret with the same name.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ mode, response }) => response.ok && mode === 'test'),
  },
  'tail-of-test-mode-in-live-mode': testDataInLiveMode(
    operations.tailLogs.id,
    'A log tail in live mode streams the entries of test mode.',
  ),
  'log-of-test-mode-in-live-mode': testDataInLiveMode(
    operations.searchLogs.id,
    'A live key searches the log of test mode.',
  ),
  'pages-of-either-mode': createSharedRecordMutant(
    operations.getPage.id,
    'A live key can read pages of test mode.',
  ),
  'secrets-of-either-mode-deleted': createSharedRecordMutant(
    operations.deleteSecret.id,
    'A key can delete secrets of the other mode.',
  ),
  'submissions-of-either-mode': createSharedRecordMutant(
    operations.listSubmissions.id,
    'A live key lists the submissions of test mode.',
  ),
  'theme-of-test-mode-in-live-mode': testDataInLiveMode(
    operations.getTheme.id,
    'A live key reads the theme of test mode.',
  ),
  'live-agents-in-test-mode': createSharedListMutant(
    operations.listAgents.id,
    'test',
    'The list of agents in test mode includes agents of live mode.',
  ),
  'test-agents-in-live-mode': createSharedListMutant(
    operations.listAgents.id,
    'live',
    'The list of agents in live mode includes agents of test mode.',
  ),
  'live-approvals-in-test-mode': createSharedListMutant(
    operations.listApprovals.id,
    'test',
    'The list of approvals in test mode includes approvals of live mode.',
  ),
  'test-approvals-in-live-mode': createSharedListMutant(
    operations.listApprovals.id,
    'live',
    'The list of approvals in live mode includes approvals of test mode.',
  ),
  'live-forms-in-test-mode': createSharedListMutant(
    operations.listForms.id,
    'test',
    'The list of forms in test mode includes forms of live mode.',
  ),
  'test-forms-in-live-mode': createSharedListMutant(
    operations.listForms.id,
    'live',
    'The list of forms in live mode includes forms of test mode.',
  ),
  'live-invoices-in-test-mode': createSharedListMutant(
    operations.listInvoices.id,
    'test',
    'The list of invoices in test mode includes invoices of live mode.',
  ),
  'test-invoices-in-live-mode': createSharedListMutant(
    operations.listInvoices.id,
    'live',
    'The list of invoices in live mode includes invoices of test mode.',
  ),
  'live-pages-in-test-mode': createSharedListMutant(
    operations.listPages.id,
    'test',
    'The list of pages in test mode includes pages of live mode.',
  ),
  'test-pages-in-live-mode': createSharedListMutant(
    operations.listPages.id,
    'live',
    'The list of pages in live mode includes pages of test mode.',
  ),
  'live-secrets-in-test-mode': createSharedListMutant(
    operations.listSecrets.id,
    'test',
    'The list of secrets in test mode includes secrets of live mode.',
  ),
  'test-secrets-in-live-mode': createSharedListMutant(
    operations.listSecrets.id,
    'live',
    'The list of secrets in live mode includes secrets of test mode.',
  ),
  'live-submissions-in-test-mode': createSharedListMutant(
    operations.listSubmissions.id,
    'test',
    "The list of a form's submissions in test mode includes submissions of live mode.",
  ),
  'test-submissions-in-live-mode': createSharedListMutant(
    operations.listSubmissions.id,
    'live',
    "The list of a form's submissions in live mode includes submissions of test mode.",
  ),
  'live-runs-in-test-mode': createSharedListMutant(
    operations.listRuns.id,
    'test',
    "The list of an agent's runs in test mode includes runs of live mode.",
  ),
  'test-runs-in-live-mode': createSharedListMutant(
    operations.listRuns.id,
    'live',
    "The list of an agent's runs in live mode includes runs of test mode.",
  ),
  'live-log-in-test-mode': createSharedListMutant(
    operations.listLogs.id,
    'test',
    'The log of test mode includes entries of live mode.',
  ),
  'test-log-in-live-mode': createSharedListMutant(
    operations.listLogs.id,
    'live',
    'The log of live mode includes entries of test mode.',
  ),
  'live-log-searches-in-test-mode': createSharedListMutant(
    operations.searchLogs.id,
    'test',
    'A log search in test mode includes entries of live mode.',
  ),
  'test-log-searches-in-live-mode': createSharedListMutant(
    operations.searchLogs.id,
    'live',
    'A log search in live mode includes entries of test mode.',
  ),
  'pending-approvals-of-both-modes': createSharedListMutant(
    operations.listApprovals.id,
    'test',
    'In test mode, the list of approvals with a status filter includes approvals of live mode.',
    (query) => query.has('status'),
  ),
  'live-agents-read-in-test-mode': createSharedRecordMutant(
    operations.getAgent.id,
    'A test key can read an agent of live mode by its id.',
    'test',
  ),
  'live-approvals-read-in-test-mode': createSharedRecordMutant(
    operations.getApproval.id,
    'A test key can read an approval of live mode by its id.',
    'test',
  ),
  'live-forms-read-in-test-mode': createSharedRecordMutant(
    operations.getForm.id,
    'A test key can read a form of live mode by its id.',
    'test',
  ),
  'live-pages-read-in-test-mode': createSharedRecordMutant(
    operations.getPage.id,
    'A test key can read a page of live mode by its id.',
    'test',
  ),
  'tail-of-live-mode-in-test-mode': {
    clause,
    text: 'A log tail in test mode streams the entries of live mode.',
    wrap: asOtherMode(operations.tailLogs.id, ({ mode }) => mode === 'test'),
  },
  'secrets-set-in-both-modes': {
    clause,
    text: 'Setting a secret in live mode overwrites the test secret with the same name.',
    wrap: withOwners(operations.setSecret.id, async ({ response, slug, mode, as }) => {
      if (response.ok && mode === 'live') await as((owner) => owner.slug === slug && owner.mode !== mode);
      return response;
    }),
  },
};
