import { type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';
import { createOwners, modeOf, recordIdOf } from '../lib/owners.ts';

const clause = 'authentication.test-data-isolated';

/** An operation that finds the records of either mode. */
const ofEitherMode = (id: OperationId, text: string): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      if (operationOfRequest(request)?.id !== id || response.status !== 404) return response;
      const [slug, mode] = [owners.slugIn(request.url), modeOf(request)];
      if (recordIdOf(request) === undefined) return response;
      return (await owners.as(again, (owner) => owner.slug === slug && owner.mode !== mode)) ?? response;
    };
  },
});

/** A read of live mode that answers what test mode has. */
const testDataInLiveMode = (id: OperationId, text: string): Fault => ({
  clause,
  text,
  wrap: (next) => {
    const owners = createOwners(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      if (operationOfRequest(request)?.id !== id || modeOf(request) !== 'live') return response;
      const slug = owners.slugIn(request.url);
      return (await owners.as(again, (owner) => owner.slug === slug && owner.mode === 'test')) ?? response;
    };
  },
});

/** Asks with a token of the other mode of the workspace, where one was seen. */
const asOtherMode =
  (id: OperationId, when: (mode: string, refused: boolean) => boolean): Wrap =>
  (next) => {
    const owners = createOwners(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      await owners.note(request, response);
      const [slug, mode] = [owners.slugIn(request.url), modeOf(request)];
      if (operationOfRequest(request)?.id !== id || !when(mode, !response.ok)) return response;
      const other = await owners.as(again, (owner) => owner.slug === slug && owner.mode !== mode);
      if (!other?.ok) return response;
      await response.body?.cancel();
      return other;
    };
  };

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
    wrap: asOtherMode(operations.createProxyUrl.id, (_, refused) => refused),
  },
  'proxy-url-for-test-secrets-in-live-mode': {
    clause,
    text: 'In live mode a proxy URL is minted for a secret that only test mode has.',
    wrap: asOtherMode(operations.createProxyUrl.id, (mode, refused) => refused && mode === 'live'),
  },
  'proxy-url-for-live-secrets-in-test-mode': {
    clause,
    text: 'In test mode a proxy URL is minted for a secret that only live mode has.',
    wrap: asOtherMode(operations.createProxyUrl.id, (mode, refused) => refused && mode === 'test'),
  },
  'proxy-url-resolves-to-other-mode': {
    clause,
    text: 'A proxy URL of test mode resolves to the secret of that name in live mode.',
    wrap: asOtherMode(operations.createProxyUrl.id, (mode, refused) => mode === 'test' && !refused),
  },
  'tail-of-test-mode-in-live-mode': {
    clause,
    text: 'A tail of live mode streams the entries of test mode.',
    wrap: asOtherMode(operations.tailLogs.id, (mode) => mode === 'live'),
  },
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
