import { type OperationId, operations } from '@workspace-api/contract';
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
