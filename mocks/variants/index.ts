import { acceptedForWrites } from './accepted-for-writes.ts';
import { activationAgainIs409 } from './activation-again-is-409.ts';
import { approvalsWithASummary } from './approvals-with-a-summary.ts';
import { bareAgents } from './bare-agents.ts';
import { behindAProxy } from './behind-a-proxy.ts';
import { billingWorkspaceIsNotFound } from './billing-workspace-is-not-found.ts';
import { bodiesComparedAsJson } from './bodies-compared-as-json.ts';
import { bodyBeforeWorkspace } from './body-before-workspace.ts';
import { charsetInTurn } from './charset-in-turn.ts';
import { columnsByTheRecords } from './columns-by-the-records.ts';
import { columnsInAnotherOrder } from './columns-in-another-order.ts';
import { contentTypeInCapitals } from './content-type-in-capitals.ts';
import { contentTypeWithCharset } from './content-type-with-charset.ts';
import { createdForWrites } from './created-for-writes.ts';
import { csvAllQuoted } from './csv-all-quoted.ts';
import { csvWithLineFeeds } from './csv-with-line-feeds.ts';
import { csvWithoutLastLineBreak } from './csv-without-last-line-break.ts';
import { cursorsWithReservedCharacters } from './cursors-with-reserved-characters.ts';
import { decisionsNeedAReason } from './decisions-need-a-reason.ts';
import { deliveriesInAnotherOrder } from './deliveries-in-another-order.ts';
import { deliveriesPrettyPrinted } from './deliveries-pretty-printed.ts';
import { deliveriesSentTwice } from './deliveries-sent-twice.ts';
import { deliveriesWithMoreMembers } from './deliveries-with-more-members.ts';
import { deliveriesWithOtherHeaders } from './deliveries-with-other-headers.ts';
import { documentedMembersOnly } from './documented-members-only.ts';
import { emptyFirstPage } from './empty-first-page.ts';
import { emptyMeansAbsent } from './empty-means-absent.ts';
import { emptyObject } from './empty-object.ts';
import { entityTagsAreWords } from './entity-tags-are-words.ts';
import { errorMessagesInGerman } from './error-messages-in-german.ts';
import { errorsWithoutDetails } from './errors-without-details.ts';
import { expiredCursorIs404 } from './expired-cursor-is-404.ts';
import { expiredSessionWithoutHint } from './expired-session-without-hint.ts';
import { fieldsInDotNotation } from './fields-in-dot-notation.ts';
import { foreignApprovalIs403 } from './foreign-approval-is-403.ts';
import { foreignWorkspaceIs403 } from './foreign-workspace-is-403.ts';
import { formatKnowsOnlyNdjson } from './format-knows-only-ndjson.ts';
import { hasMoreAndTotals } from './has-more-and-totals.ts';
import { hiddenWorkspacesAre403 } from './hidden-workspaces-are-403.ts';
import { holdsAre403 } from './holds-are-403.ts';
import { idsInDecimal } from './ids-in-decimal.ts';
import { idsWithDashes } from './ids-with-dashes.ts';
import { idsWithPunctuation } from './ids-with-punctuation.ts';
import { invalidGrantIs401 } from './invalid-grant-is-401.ts';
import { invoiceDatesWithoutTime } from './invoice-dates-without-time.ts';
import { invoicesByTheDay } from './invoices-by-the-day.ts';
import { keyBoundToRouteTemplate } from './key-bound-to-route-template.ts';
import { keyFieldsRenamed } from './key-fields-renamed.ts';
import { keyUsesRecordedLater } from './key-uses-recorded-later.ts';
import { keysEndKeysWithinOwnScopes } from './keys-end-keys-within-own-scopes.ts';
import { keysOfBothModes } from './keys-of-both-modes.ts';
import type { Variant } from './lib/variant.ts';
import { limitIsClamped } from './limit-is-clamped.ts';
import { listMediaTypesWithParameters } from './list-media-types-with-parameters.ts';
import { logEntriesWithIds } from './log-entries-with-ids.ts';
import { longIdempotencyKeysAccepted } from './long-idempotency-keys-accepted.ts';
import { longStringsAreRefused } from './long-strings-are-refused.ts';
import { malformedCursorIsAField } from './malformed-cursor-is-a-field.ts';
import { malformedIdsAre400 } from './malformed-ids-are-400.ts';
import { malformedJsonHasACode } from './malformed-json-has-a-code.ts';
import { malformedSlugsAre400 } from './malformed-slugs-are-400.ts';
import { membersInAnotherOrder } from './members-in-another-order.ts';
import { membersInTurn } from './members-in-turn.ts';
import { moreScopes } from './more-scopes.ts';
import { namesInAnyLetters } from './names-in-any-letters.ts';
import { nestedRecord } from './nested-record.ts';
import { newTokensWithinOwnScopes } from './new-tokens-within-own-scopes.ts';
import { nextCursorAbsent } from './next-cursor-absent.ts';
import { nextCursorNull } from './next-cursor-null.ts';
import { noContent } from './no-content.ts';
import { noHeadNorOptions } from './no-head-nor-options.ts';
import { noOptionalHeaders } from './no-optional-headers.ts';
import { noTrailers } from './no-trailers.ts';
import { noVisibleOrder } from './no-visible-order.ts';
import { noWebhookRoutes } from './no-webhook-routes.ts';
import { numbersInTurn } from './numbers-in-turn.ts';
import { oauthNeedsAToken } from './oauth-needs-a-token.ts';
import { oauthResponsesWithMore } from './oauth-responses-with-more.ts';
import { offsetsInTurn } from './offsets-in-turn.ts';
import { okForCreations } from './ok-for-creations.ts';
import { okTrue } from './ok-true.ts';
import { oldestFirst } from './oldest-first.ts';
import { oneRequestAConnection } from './one-request-a-connection.ts';
import { oneWriteAtATime } from './one-write-at-a-time.ts';
import { oneWriteInAWorkspaceAtATime } from './one-write-in-a-workspace-at-a-time.ts';
import { otherMediaTypesAre415 } from './other-media-types-are-415.ts';
import { pageSummariesRenamed } from './page-summaries-renamed.ts';
import { pagesOf25 } from './pages-of-25.ts';
import { paymentMethodWithoutBrand } from './payment-method-without-brand.ts';
import { periodsByTheDay } from './periods-by-the-day.ts';
import { plansWithPrices } from './plans-with-prices.ts';
import { policyDetailsWithMore } from './policy-details-with-more.ts';
import { prettyPrinted } from './pretty-printed.ts';
import { proxyUrlsWithMore } from './proxy-urls-with-more.ts';
import { queryFieldsBelowQuery } from './query-fields-below-query.ts';
import { rateLimitHeadersRenamed } from './rate-limit-headers-renamed.ts';
import { rateLimitedNowAndThen } from './rate-limited-now-and-then.ts';
import { rateLimitsByTokenBucket } from './rate-limits-by-token-bucket.ts';
import { rateLimitsOnlyOnSuccesses } from './rate-limits-only-on-successes.ts';
import { readsWithRequestMetadata } from './reads-with-request-metadata.ts';
import { redirectsWithoutAQuery } from './redirects-without-a-query.ts';
import { refreshEndsTheAccessToken } from './refresh-ends-the-access-token.ts';
import { refusedBodiesUseUpKeys } from './refused-bodies-use-up-keys.ts';
import { reminderInTheBody } from './reminder-in-the-body.ts';
import { renderedWithMore } from './rendered-with-more.ts';
import { replaysWithOtherHeaders } from './replays-with-other-headers.ts';
import { residencyViolationIs409 } from './residency-violation-is-409.ts';
import { rollbackByRevision } from './rollback-by-revision.ts';
import { rotationGivesANewId } from './rotation-gives-a-new-id.ts';
import { runFieldsRenamed } from './run-fields-renamed.ts';
import { secretValuesRenamed } from './secret-values-renamed.ts';
import { secretsWithAState } from './secrets-with-a-state.ts';
import { sentInPieces } from './sent-in-pieces.ts';
import { sessionScopesRefusedToKeys } from './session-scopes-refused-to-keys.ts';
import { sessionsNeedMfaForBilling } from './sessions-need-mfa-for-billing.ts';
import { shortPages } from './short-pages.ts';
import { signingSecretInCapitals } from './signing-secret-in-capitals.ts';
import { slowResponses } from './slow-responses.ts';
import { sourcesOfItsOwn } from './sources-of-its-own.ts';
import { subscriptionsByOtherScopes } from './subscriptions-by-other-scopes.ts';
import { subscriptionsOnlyListed } from './subscriptions-only-listed.ts';
import { switchWithAKeyIs422 } from './switch-with-a-key-is-422.ts';
import { tailAsServerSentEvents } from './tail-as-server-sent-events.ts';
import { taskRequired } from './task-required.ts';
import { themeWithMoreKeys } from './theme-with-more-keys.ts';
import { timesInBasicFormat } from './times-in-basic-format.ts';
import { timestampsInSeconds } from './timestamps-in-seconds.ts';
import { timestampsWithMicroseconds } from './timestamps-with-microseconds.ts';
import { timestampsWithOffset } from './timestamps-with-offset.ts';
import { tokenResponseIsOnlySecret } from './token-response-is-only-secret.ts';
import { tooLargeIs400 } from './too-large-is-400.ts';
import { tsonQuotesMore } from './tson-quotes-more.ts';
import { twoRequestsOfATokenAtATime } from './two-requests-of-a-token-at-a-time.ts';
import { unicodeEscapes } from './unicode-escapes.ts';
import { unknownCredentialsHintedOtherwise } from './unknown-credentials-hinted-otherwise.ts';
import { unknownEncodingGetsJson } from './unknown-encoding-gets-json.ts';
import { unknownFieldsIgnored } from './unknown-fields-ignored.ts';
import { unknownMembers } from './unknown-members.ts';
import { unknownMethodIs405 } from './unknown-method-is-405.ts';
import { unknownParametersAre400 } from './unknown-parameters-are-400.ts';
import { unknownRoutesNeedAToken } from './unknown-routes-need-a-token.ts';
import { unknownScopeIs422 } from './unknown-scope-is-422.ts';
import { upstreamFailureIs502 } from './upstream-failure-is-502.ts';
import { upstreamFailureIs504 } from './upstream-failure-is-504.ts';
import { usageByOtherMetrics } from './usage-by-other-metrics.ts';
import { userWithAProfile } from './user-with-a-profile.ts';
import { usersWithoutKeys } from './users-without-keys.ts';
import { weakEntityTags } from './weak-entity-tags.ts';
import { webhookRoutesRefused } from './webhook-routes-refused.ts';
import { webhookSecretRenamed } from './webhook-secret-renamed.ts';
import { whiteSpaceInTurn } from './white-space-in-turn.ts';
import { workspacesAsData } from './workspaces-as-data.ts';
import { workspacesWithMore } from './workspaces-with-more.ts';
import { writesRegardlessOfAccept } from './writes-regardless-of-accept.ts';

export type { Variant } from './lib/variant.ts';

/** All variants by name. */
export const variants: Readonly<Record<string, Variant>> = {
  'accepted-for-writes': acceptedForWrites,
  'activation-again-is-409': activationAgainIs409,
  'approvals-with-a-summary': approvalsWithASummary,
  'bare-agents': bareAgents,
  'behind-a-proxy': behindAProxy,
  'billing-workspace-is-not-found': billingWorkspaceIsNotFound,
  'bodies-compared-as-json': bodiesComparedAsJson,
  'body-before-workspace': bodyBeforeWorkspace,
  'charset-in-turn': charsetInTurn,
  'columns-by-the-records': columnsByTheRecords,
  'columns-in-another-order': columnsInAnotherOrder,
  'content-type-in-capitals': contentTypeInCapitals,
  'content-type-with-charset': contentTypeWithCharset,
  'created-for-writes': createdForWrites,
  'csv-all-quoted': csvAllQuoted,
  'csv-with-line-feeds': csvWithLineFeeds,
  'csv-without-last-line-break': csvWithoutLastLineBreak,
  'cursors-with-reserved-characters': cursorsWithReservedCharacters,
  'decisions-need-a-reason': decisionsNeedAReason,
  'deliveries-in-another-order': deliveriesInAnotherOrder,
  'deliveries-pretty-printed': deliveriesPrettyPrinted,
  'deliveries-sent-twice': deliveriesSentTwice,
  'deliveries-with-more-members': deliveriesWithMoreMembers,
  'deliveries-with-other-headers': deliveriesWithOtherHeaders,
  'documented-members-only': documentedMembersOnly,
  'empty-first-page': emptyFirstPage,
  'empty-means-absent': emptyMeansAbsent,
  'empty-object': emptyObject,
  'entity-tags-are-words': entityTagsAreWords,
  'error-messages-in-german': errorMessagesInGerman,
  'errors-without-details': errorsWithoutDetails,
  'expired-cursor-is-404': expiredCursorIs404,
  'expired-session-without-hint': expiredSessionWithoutHint,
  'fields-in-dot-notation': fieldsInDotNotation,
  'foreign-approval-is-403': foreignApprovalIs403,
  'foreign-workspace-is-403': foreignWorkspaceIs403,
  'format-knows-only-ndjson': formatKnowsOnlyNdjson,
  'has-more-and-totals': hasMoreAndTotals,
  'hidden-workspaces-are-403': hiddenWorkspacesAre403,
  'holds-are-403': holdsAre403,
  'ids-in-decimal': idsInDecimal,
  'ids-with-dashes': idsWithDashes,
  'ids-with-punctuation': idsWithPunctuation,
  'invalid-grant-is-401': invalidGrantIs401,
  'invoice-dates-without-time': invoiceDatesWithoutTime,
  'invoices-by-the-day': invoicesByTheDay,
  'key-bound-to-route-template': keyBoundToRouteTemplate,
  'key-fields-renamed': keyFieldsRenamed,
  'key-uses-recorded-later': keyUsesRecordedLater,
  'keys-end-keys-within-own-scopes': keysEndKeysWithinOwnScopes,
  'keys-of-both-modes': keysOfBothModes,
  'limit-is-clamped': limitIsClamped,
  'list-media-types-with-parameters': listMediaTypesWithParameters,
  'log-entries-with-ids': logEntriesWithIds,
  'long-idempotency-keys-accepted': longIdempotencyKeysAccepted,
  'long-strings-are-refused': longStringsAreRefused,
  'malformed-cursor-is-a-field': malformedCursorIsAField,
  'malformed-ids-are-400': malformedIdsAre400,
  'malformed-json-has-a-code': malformedJsonHasACode,
  'malformed-slugs-are-400': malformedSlugsAre400,
  'members-in-another-order': membersInAnotherOrder,
  'members-in-turn': membersInTurn,
  'more-scopes': moreScopes,
  'names-in-any-letters': namesInAnyLetters,
  'nested-record': nestedRecord,
  'new-tokens-within-own-scopes': newTokensWithinOwnScopes,
  'next-cursor-absent': nextCursorAbsent,
  'next-cursor-null': nextCursorNull,
  'no-content': noContent,
  'no-head-nor-options': noHeadNorOptions,
  'no-optional-headers': noOptionalHeaders,
  'no-trailers': noTrailers,
  'no-visible-order': noVisibleOrder,
  'no-webhook-routes': noWebhookRoutes,
  'numbers-in-turn': numbersInTurn,
  'oauth-needs-a-token': oauthNeedsAToken,
  'oauth-responses-with-more': oauthResponsesWithMore,
  'offsets-in-turn': offsetsInTurn,
  'ok-for-creations': okForCreations,
  'ok-true': okTrue,
  'oldest-first': oldestFirst,
  'one-request-a-connection': oneRequestAConnection,
  'one-write-at-a-time': oneWriteAtATime,
  'one-write-in-a-workspace-at-a-time': oneWriteInAWorkspaceAtATime,
  'other-media-types-are-415': otherMediaTypesAre415,
  'page-summaries-renamed': pageSummariesRenamed,
  'pages-of-25': pagesOf25,
  'payment-method-without-brand': paymentMethodWithoutBrand,
  'periods-by-the-day': periodsByTheDay,
  'plans-with-prices': plansWithPrices,
  'policy-details-with-more': policyDetailsWithMore,
  'pretty-printed': prettyPrinted,
  'proxy-urls-with-more': proxyUrlsWithMore,
  'query-fields-below-query': queryFieldsBelowQuery,
  'rate-limit-headers-renamed': rateLimitHeadersRenamed,
  'rate-limited-now-and-then': rateLimitedNowAndThen,
  'rate-limits-by-token-bucket': rateLimitsByTokenBucket,
  'rate-limits-only-on-successes': rateLimitsOnlyOnSuccesses,
  'reads-with-request-metadata': readsWithRequestMetadata,
  'redirects-without-a-query': redirectsWithoutAQuery,
  'refresh-ends-the-access-token': refreshEndsTheAccessToken,
  'refused-bodies-use-up-keys': refusedBodiesUseUpKeys,
  'reminder-in-the-body': reminderInTheBody,
  'rendered-with-more': renderedWithMore,
  'replays-with-other-headers': replaysWithOtherHeaders,
  'residency-violation-is-409': residencyViolationIs409,
  'rollback-by-revision': rollbackByRevision,
  'rotation-gives-a-new-id': rotationGivesANewId,
  'run-fields-renamed': runFieldsRenamed,
  'secret-values-renamed': secretValuesRenamed,
  'secrets-with-a-state': secretsWithAState,
  'sent-in-pieces': sentInPieces,
  'session-scopes-refused-to-keys': sessionScopesRefusedToKeys,
  'sessions-need-mfa-for-billing': sessionsNeedMfaForBilling,
  'short-pages': shortPages,
  'signing-secret-in-capitals': signingSecretInCapitals,
  'slow-responses': slowResponses,
  'sources-of-its-own': sourcesOfItsOwn,
  'subscriptions-by-other-scopes': subscriptionsByOtherScopes,
  'subscriptions-only-listed': subscriptionsOnlyListed,
  'switch-with-a-key-is-422': switchWithAKeyIs422,
  'tail-as-server-sent-events': tailAsServerSentEvents,
  'task-required': taskRequired,
  'theme-with-more-keys': themeWithMoreKeys,
  'times-in-basic-format': timesInBasicFormat,
  'timestamps-in-seconds': timestampsInSeconds,
  'timestamps-with-microseconds': timestampsWithMicroseconds,
  'timestamps-with-offset': timestampsWithOffset,
  'token-response-is-only-secret': tokenResponseIsOnlySecret,
  'too-large-is-400': tooLargeIs400,
  'tson-quotes-more': tsonQuotesMore,
  'two-requests-of-a-token-at-a-time': twoRequestsOfATokenAtATime,
  'unicode-escapes': unicodeEscapes,
  'unknown-credentials-hinted-otherwise': unknownCredentialsHintedOtherwise,
  'unknown-encoding-gets-json': unknownEncodingGetsJson,
  'unknown-fields-ignored': unknownFieldsIgnored,
  'unknown-members': unknownMembers,
  'unknown-method-is-405': unknownMethodIs405,
  'unknown-parameters-are-400': unknownParametersAre400,
  'unknown-routes-need-a-token': unknownRoutesNeedAToken,
  'unknown-scope-is-422': unknownScopeIs422,
  'upstream-failure-is-502': upstreamFailureIs502,
  'upstream-failure-is-504': upstreamFailureIs504,
  'usage-by-other-metrics': usageByOtherMetrics,
  'user-with-a-profile': userWithAProfile,
  'users-without-keys': usersWithoutKeys,
  'weak-entity-tags': weakEntityTags,
  'webhook-routes-refused': webhookRoutesRefused,
  'webhook-secret-renamed': webhookSecretRenamed,
  'white-space-in-turn': whiteSpaceInTurn,
  'workspaces-as-data': workspacesAsData,
  'workspaces-with-more': workspacesWithMore,
  'writes-regardless-of-accept': writesRegardlessOfAccept,
};
