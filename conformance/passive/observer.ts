import { mediaTypes, type OperationShape, clauses as register, secretFields } from '@workspace-api/contract';
import { getJson, member } from '../checks/body.ts';
import type { CheckResult } from '../checks/check-result.ts';
import { getDeclaredResponse } from '../checks/schema-errors.ts';
import { credentials, secretValueIn } from '../checks/secrets.ts';
import { createTrace, type Trace } from '../checks/trace/create-trace.ts';
import { type TracedCall, type TraceOptions, tracedCall } from '../checks/trace/traced-call.ts';
import { describeException } from '../engine/errors.ts';
import { toFinding, traceScenario } from '../engine/report/finding.ts';
import { createRecorder } from '../engine/report/recorder.ts';
import { createMatcher } from '../engine/settings/patterns.ts';
import type { KnownSettings } from '../engine/settings/settings.ts';
import { findUnsupported } from '../engine/settings/unsupported.ts';
import { findWaiver } from '../engine/settings/waivers.ts';
import {
  createExchange,
  type Exchange,
  hasOperation,
  type SentRequest,
  type TargetResponse,
} from '../target/exchange.ts';
import { belowBase } from '../target/operation-path.ts';

/** The settings for checking observed traffic: some of the gate, and its own. */
export type PassiveSettings = TraceOptions &
  Pick<KnownSettings, 'only' | 'unsupported' | 'waivers' | 'expiredWaivers'> & {
    /** The API's base, ending in /v1. */
    target: string;
    /** Operations and tags, or patterns of them; empty for all. */
    include: readonly string[];
  };

/** Headers omitted from reports: credentials that don't belong to the API. */
const foreignCredentials = new Set(['cookie', 'set-cookie', 'proxy-authorization']);

const withoutCookies = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !foreignCredentials.has(name)));

const conditions = ['if-none-match', 'if-modified-since'];

/** One observed request. */
export type ObservedCall = { readonly traced: TracedCall; readonly trace: Trace };

/** Checks observed traffic and records the results. Calls must be reported in the order in which they happened. */
export const createObserver = (settings: PassiveSettings) => {
  const { target, isExclusive, scopes, waivers, unsupported } = settings;
  const isSelected = createMatcher(settings.only);
  const recorder = createRecorder(traceScenario);
  /** The secrets of the traffic, each with the shell variable that represents it in a report. */
  const secrets = new Map<string, string>();
  const reportedKeys = new Set<string>();
  const skippedByReason = new Map<string, number>();
  let checkedCount = 0;

  /** A failure of the gate itself becomes an error of the report; checking continues. @param at the place of the failure */
  const failed = (at: string, error: unknown): void => recorder.addError([], at, describeException(error));
  const keepSecret = (secret: string | null, kind: string): void => {
    if (!secret || secrets.has(secret)) return;
    const isFirst = ![...secrets.values()].includes(kind);
    secrets.set(secret, isFirst ? kind : `${kind}_${secrets.size + 1}`);
  };
  const noteSecrets = (call: TracedCall, exchange: Exchange | null): void => {
    const { authorization } = call.request.headers;
    keepSecret(call.token ?? authorization?.replace(/^\S+\s+/, '') ?? null, 'TOKEN');
    for (const secret of listSecrets(call, exchange)) keepSecret(secret, 'SECRET');
  };
  const newTrace = (): Trace =>
    createTrace({ isExclusive, scopes }, (error, { operation }) =>
      failed(`a check of ${operation?.id ?? 'an observed request'}`, error),
    );
  let trace = newTrace();

  const isIncluded = ({ id, tag }: OperationShape): boolean =>
    settings.include.length === 0 || [id, tag].some(createMatcher(settings.include));

  /** Why an exchange is not checked; null if it is. */
  const getSkipReason = (
    { operation, request }: TracedCall,
    { status }: Pick<TargetResponse, 'status'>,
  ): string | null => {
    // Conditional and range requests belong to HTTP (RFC 9110, sections 13 and 14); the contract has neither.
    if (status === 304 && conditions.some((name) => request.headers[name] !== undefined))
      return 'not modified, as the client requested';
    if (status === 206 && request.headers.range !== undefined)
      return 'a partial response, as the client requested';
    if (!operation) return 'no operation of the contract has this method and path';
    if (!isIncluded(operation)) return 'not matched by --include';
    const declared = findUnsupported(unsupported, null, operation);
    return declared === null ? null : `${operation.id} is declared unsupported: ${declared}`;
  };

  const leaveOut = (reason: string): void => {
    skippedByReason.set(reason, (skippedByReason.get(reason) ?? 0) + 1);
  };

  const record = (operation: OperationShape, result: CheckResult, exchanges: readonly Exchange[]) => {
    const { clause, difference } = result;
    if (!isSelected(clause)) return;
    recorder.addChecks(clause, 1, [operation.id]);
    if (!difference) return;
    const reason = findUnsupported(unsupported, clause, operation);
    if (reason !== null) {
      recorder.addUnsupported(clause, `${operation.id}: ${reason}`);
      return;
    }
    const waiver = findWaiver(waivers, register[clause], operation.id);
    const violation = { case: operation.id, operation: operation.id, difference, steps: exchanges, waiver };
    const finding = toFinding({ secrets, harmless: new Set() }, null, violation);
    const key = JSON.stringify([clause, operation.id, finding.expected, finding.got]);
    if (reportedKeys.has(key)) return;
    reportedKeys.add(key);
    recorder.addFinding(clause, finding);
  };

  return {
    /** A request is sent. @param url its address at the target */
    started: (request: SentRequest, startedAt: number, isTokenShown = true): ObservedCall => {
      const below = belowBase(target, request.url);
      const headers = withoutCookies(request.headers);
      const traced = tracedCall({ ...request, headers }, below, startedAt, isTokenShown);
      noteSecrets(traced, null);
      trace.started(traced);
      return { traced, trace };
    },
    /** The response to a request is complete. */
    ended: ({ traced, trace: own }: ObservedCall, response: TargetResponse, endedAt: number): void => {
      const { operation } = traced;
      const headers = withoutCookies(response.headers);
      const exchange = createExchange(operation, traced.request, { ...response, headers });
      noteSecrets(traced, exchange);
      const results = own.ended(traced, exchange, endedAt);
      const reason = getSkipReason(traced, response);
      if (operation === null || reason !== null) {
        leaveOut(reason ?? '');
        return;
      }
      checkedCount += 1;
      for (const result of results) record(operation, result, [...(result.before ?? []), exchange]);
    },
    /** No response that can be checked arrived. @param reason as a clause after a colon */
    lost: ({ traced, trace: own }: ObservedCall, reason: string): void => {
      own.lost(traced);
      leaveOut(reason);
    },
    /** Reports something that isn't a request of the trace, such as an unreadable entry. */
    leaveOut,
    failed,
    /** Forgets everything learned so far, because the target's data was reset. */
    forget: (): void => {
      trace = newTrace();
    },
    /** Returns the results so far. */
    result: () => ({
      result: recorder.result(),
      secrets: [...secrets.keys()],
      observed: {
        checked: checkedCount,
        skipped: [...skippedByReason].map(([reason, count]) => ({ reason, count })),
      },
    }),
  };
};

export type Observer = ReturnType<typeof createObserver>;

/** The values of the members that the contract marks as secrets. */
const listMarked = (schema: string | null | undefined, body: unknown): string[] => {
  const values = secretFields[schema ?? '']?.secret.map((name) => member(body, name)) ?? [];
  return values.filter((value) => typeof value === 'string');
};

const listSecrets = ({ operation, body }: TracedCall, exchange: Exchange | null): string[] => {
  const response = exchange && hasOperation(exchange) && getDeclaredResponse(exchange);
  return [
    secretValueIn(operation, body) ?? '',
    ...listMarked(operation?.requestBody?.schema, body),
    ...(response ? listMarked(response.content[mediaTypes.json]?.schema, getJson(exchange)) : []),
    ...[...(exchange?.text ?? '').matchAll(credentials)].map(([match]) => match),
  ];
};
