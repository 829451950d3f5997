import { mediaTypes } from '@workspace-api/contract';
import { isoTime } from '../../core/clock.ts';
import type { RefusedRequest } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Call } from '../call.ts';
import type { PlainResponse } from '../plain-response.ts';
import { toLogEntry } from './log-entry.ts';
import { toLoggedExchange } from './logged-exchange.ts';
import { findBodyViolations, hasShortBody, isUnvalidated } from './unvalidated-requests.ts';
import { findViolations } from './violations.ts';

/** Whether the browser sends the request after its preflight. */
const isAcceptedPreflight = ({ request, violations }: Call): boolean =>
  request.method === 'OPTIONS' && violations === undefined;

/**
 * Adds a request of the API and its outcome to the request log. This happens immediately, or after the short body was
 * read if the response came before that. Successful preflights are not logged, because browsers send them
 * automatically. A preflight is logged if the browser then refuses the request, because the page doesn't learn the
 * reason.
 */
export const logRequest = (
  { requestLog, faultInjection }: AppContext,
  call: Call,
  response: PlainResponse,
): void => {
  if (isAcceptedPreflight(call)) return;
  const { operation } = call;
  const hasUnreadBody = operation !== undefined && isUnvalidated(call) && hasShortBody(call, operation);
  call.violations = findViolations(call);
  const logged = toLogEntry(call, response, call.violations, faultInjection.sandbox.mutants);
  const own = faultInjection.of(logged.workspace)?.mutants ?? [];
  const entry = own.length === 0 ? logged : { ...logged, mutants: [...logged.mutants, ...own] };
  if (!hasUnreadBody) {
    requestLog.add({ entry, exchange: toLoggedExchange(call, response) });
    return;
  }
  const finish = async () => {
    const { items, omitted } = await findBodyViolations(call, operation);
    return {
      entry: {
        ...entry,
        violations: [...entry.violations, ...items],
        omitted_violations: entry.omitted_violations + omitted,
      },
      exchange: toLoggedExchange(call, response),
    };
  };
  requestLog.addLater(finish());
};

/** Logs a preflight of the control plane like one of the API if its page may not call the control plane. */
export const logRefusedPreflight = (context: AppContext, call: Call, response: PlainResponse): void => {
  if (call.request.method !== 'OPTIONS') return;
  if (call.problem) {
    const { message } = call.problem.envelope.error;
    call.violations = {
      items: [{ in: 'header', path: '/Origin', reason: 'unknown_value', message }],
      omitted: 0,
    };
  }
  logRequest(context, call, response);
};

/** Logs a request when only its response is known. */
export const logRefused = (
  { ids, clock, requestLog, faultInjection, onRequest }: AppContext,
  { status, envelope }: RefusedRequest,
): void => {
  const { code, fields = [] } = envelope.error;
  const unread = { method: '', path: '', query: {} };
  requestLog.add({
    entry: {
      ...unread,
      id: ids('req'),
      at: isoTime(clock.now()),
      operation: null,
      workspace: null,
      mode: null,
      token: null,
      status,
      code,
      forced: null,
      mutants: [...faultInjection.sandbox.mutants],
      duration_ms: 0,
      violations: [],
      omitted_violations: 0,
      scope: { required: null, held: [], granted: null },
      changes: [],
    },
    exchange: {
      request: { headers: {}, body: null, omitted: 'unread' },
      response: {
        headers: { 'Content-Type': mediaTypes.json },
        body: JSON.stringify(envelope),
        omitted: null,
      },
    },
  });
  onRequest?.({ ...unread, status, durationMs: 0, code, field: fields[0] ?? null, violations: [] });
};
