import { activationWithoutEffect } from './activation-without-effect.ts';
import { agentStartsActive } from './agent-starts-active.ts';
import { approvalFilterIgnored } from './approval-filter-ignored.ts';
import { boundaryRecordRepeated } from './boundary-record-repeated.ts';
import { boundaryRecordSkipped } from './boundary-record-skipped.ts';
import { crashWithoutBody } from './crash-without-body.ts';
import { csvNotQuoted } from './csv-not-quoted.ts';
import { csvWithoutBom } from './csv-without-bom.ts';
import { cursorAfterFullLastPage } from './cursor-after-full-last-page.ts';
import { deactivationWithoutEffect } from './deactivation-without-effect.ts';
import { denialResumesRun } from './denial-resumes-run.ts';
import { errorNotWrapped } from './error-not-wrapped.ts';
import { errorWithoutMessage } from './error-without-message.ts';
import { errorsAsHtml } from './errors-as-html.ts';
import { expiredTokenWithoutRetryAfter } from './expired-token-without-retry-after.ts';
import { failureCached } from './failure-cached.ts';
import { foreignWorkspaceOpen } from './foreign-workspace-open.ts';
import { getReplayed } from './get-replayed.ts';
import { idempotencyKeyCaseFolded } from './idempotency-key-case-folded.ts';
import { idempotencyKeyIgnored } from './idempotency-key-ignored.ts';
import { idempotencyKeySharedByTokens } from './idempotency-key-shared-by-tokens.ts';
import { idempotencyMismatchExecutes } from './idempotency-mismatch-executes.ts';
import type { Fault } from './lib/fault.ts';
import { limitIgnored } from './limit-ignored.ts';
import { notAcceptableIgnored } from './not-acceptable-ignored.ts';
import { offendingFieldsNotNamed } from './offending-fields-not-named.ts';
import { offsetCursors } from './offset-cursors.ts';
import { rateLimitNotShown } from './rate-limit-not-shown.ts';
import { replayNotMarked } from './replay-not-marked.ts';
import { requiredScopeNotNamed } from './required-scope-not-named.ts';
import { revocationWithoutEffect } from './revocation-without-effect.ts';
import { rotatedSecretStillWorks } from './rotated-secret-still-works.ts';
import { scopesNotChecked } from './scopes-not-checked.ts';
import { secondDecisionAccepted } from './second-decision-accepted.ts';
import { secretShownOnInspect } from './secret-shown-on-inspect.ts';
import { unknownIdAnswersExample } from './unknown-id-answers-example.ts';
import { writeWithReadScope } from './write-with-read-scope.ts';

export type { Fetch } from '../wrappers/fetch.ts';
export type { Fault } from './lib/fault.ts';

/** All faults by name. */
export const faults = {
  'activation-without-effect': activationWithoutEffect,
  'agent-starts-active': agentStartsActive,
  'approval-filter-ignored': approvalFilterIgnored,
  'boundary-record-repeated': boundaryRecordRepeated,
  'boundary-record-skipped': boundaryRecordSkipped,
  'crash-without-body': crashWithoutBody,
  'csv-not-quoted': csvNotQuoted,
  'csv-without-bom': csvWithoutBom,
  'cursor-after-full-last-page': cursorAfterFullLastPage,
  'deactivation-without-effect': deactivationWithoutEffect,
  'denial-resumes-run': denialResumesRun,
  'error-not-wrapped': errorNotWrapped,
  'error-without-message': errorWithoutMessage,
  'errors-as-html': errorsAsHtml,
  'expired-token-without-retry-after': expiredTokenWithoutRetryAfter,
  'failure-cached': failureCached,
  'foreign-workspace-open': foreignWorkspaceOpen,
  'get-replayed': getReplayed,
  'idempotency-key-case-folded': idempotencyKeyCaseFolded,
  'idempotency-key-ignored': idempotencyKeyIgnored,
  'idempotency-key-shared-by-tokens': idempotencyKeySharedByTokens,
  'idempotency-mismatch-executes': idempotencyMismatchExecutes,
  'limit-ignored': limitIgnored,
  'not-acceptable-ignored': notAcceptableIgnored,
  'offset-cursors': offsetCursors,
  'rate-limit-not-shown': rateLimitNotShown,
  'replay-not-marked': replayNotMarked,
  'required-scope-not-named': requiredScopeNotNamed,
  'revocation-without-effect': revocationWithoutEffect,
  'rotated-secret-still-works': rotatedSecretStillWorks,
  'scopes-not-checked': scopesNotChecked,
  'second-decision-accepted': secondDecisionAccepted,
  'secret-shown-on-inspect': secretShownOnInspect,
  'offending-fields-not-named': offendingFieldsNotNamed,
  'unknown-id-answers-example': unknownIdAnswersExample,
  'write-with-read-scope': writeWithReadScope,
} satisfies Record<string, Fault>;
