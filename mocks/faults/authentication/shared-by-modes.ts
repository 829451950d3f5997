import { type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import type { Fault } from '../lib/fault.ts';
import { recordIdOf } from '../lib/owners.ts';
import { type Answered, orElse, withOwners } from '../lib/with-owners.ts';

const clause = 'authentication.test-data-isolated';

/** Asks with a token of the other mode of the workspace, where one was seen. */
const asOtherMode = (id: OperationId, when: (answered: Answered) => boolean): Wrap =>
  withOwners(id, async (answered) => {
    const { response, slug, mode, as } = answered;
    return when(answered)
      ? orElse(response, await as((owner) => owner.slug === slug && owner.mode !== mode))
      : response;
  });

/** An operation that finds the records of either mode. */
const ofEitherMode = (id: OperationId, text: string): Fault => ({
  clause,
  text,
  wrap: asOtherMode(
    id,
    ({ request, response }) => response.status === 404 && recordIdOf(request) !== undefined,
  ),
});

/** A read of live mode that answers what test mode has. */
const testDataInLiveMode = (id: OperationId, text: string): Fault => ({
  clause,
  text,
  wrap: asOtherMode(id, ({ mode }) => mode === 'live'),
});

/** Answers of reads that are kept by their URL alone, until the next write. */
const cachedByUrl: Fault = {
  clause,
  text: 'Lists are kept by their URL until the next write, whatever the mode of the key.',
  wrap: (next) => {
    const kept = new Map<string, Response>();
    return async (request) => {
      const isList = operationOfRequest(request)?.list;
      if (request.method !== 'GET') kept.clear();
      const known = isList ? kept.get(request.url) : undefined;
      if (known) return known.clone();
      const response = await next(request);
      if (isList && response.ok) kept.set(request.url, response.clone());
      return response;
    };
  },
};

export const sharedByModes: Record<string, Fault> = {
  'agents-of-either-mode': ofEitherMode(operations.getAgent.id, 'A live key finds agents of test mode.'),
  'approvals-of-either-mode': ofEitherMode(
    operations.approveApproval.id,
    'A live key approves approvals of test mode.',
  ),
  'lists-cached-by-url': cachedByUrl,
  'proxy-url-for-secrets-of-either-mode': {
    clause,
    text: 'A proxy URL is minted for a secret that only the other mode has.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ response }) => !response.ok),
  },
  'proxy-url-for-test-secrets-in-live-mode': {
    clause,
    text: 'In live mode a proxy URL is minted for a secret that only test mode has.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ mode, response }) => !response.ok && mode === 'live'),
  },
  'proxy-url-for-live-secrets-in-test-mode': {
    clause,
    text: 'In test mode a proxy URL is minted for a secret that only live mode has.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ mode, response }) => !response.ok && mode === 'test'),
  },
  'proxy-url-resolves-to-other-mode': {
    clause,
    text: 'A proxy URL of test mode resolves to the secret of that name in live mode.',
    wrap: asOtherMode(operations.createProxyUrl.id, ({ mode, response }) => response.ok && mode === 'test'),
  },
  'tail-of-test-mode-in-live-mode': testDataInLiveMode(
    operations.tailLogs.id,
    'A tail of live mode streams the entries of test mode.',
  ),
  'log-of-test-mode-in-live-mode': testDataInLiveMode(
    operations.searchLogs.id,
    'A live key searches the log of test mode.',
  ),
  'pages-of-either-mode': ofEitherMode(operations.getPage.id, 'A live key finds pages of test mode.'),
  'secrets-of-either-mode-deleted': ofEitherMode(
    operations.deleteSecret.id,
    'A key deletes secrets of the other mode.',
  ),
  'submissions-of-either-mode': ofEitherMode(
    operations.listSubmissions.id,
    'A live key lists the submissions of test mode.',
  ),
  'theme-of-test-mode-in-live-mode': testDataInLiveMode(
    operations.getTheme.id,
    'A live key reads the theme of test mode.',
  ),
};
