import { grants, mediaTypes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { utf8Length } from '#host/bytes.ts';
import { isoTime } from '../../core/clock.ts';
import type { Principal, WorkspaceRecord } from '../../core/principal.ts';
import { shorten } from '../../core/printable.ts';
import type { RefusedRequest } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Call, PlainResponse, Violations } from '../call.ts';
import { declaredQuery } from '../completed-request.ts';
import { toLoggedExchange } from './logged-exchange.ts';
import { findBodyViolations, findViolations, hasShortBody, isUnvalidated } from './violations.ts';

/** An entry of the request log. */
export type LoggedRequest = Readonly<components['schemas']['LoggedRequest']>;

/** Creates the log entry of a request whose response is known. @param mutants the names of the active mutants */
const toLogEntry = (
  call: Call,
  { status }: PlainResponse,
  { items, omitted }: Violations,
  mutants: readonly string[],
): LoggedRequest => {
  const { operation } = call;
  const principal: Principal | undefined = call.principal;
  const workspace: WorkspaceRecord | undefined = call.workspace;
  const required = operation?.scope ?? null;
  return {
    id: call.id,
    at: isoTime(call.at),
    method: call.request.method,
    path: call.path,
    query: operation ? declaredQuery(call, operation) : {},
    operation: operation?.id ?? null,
    // A request that was rejected before the workspace lookup uses the workspace of its path, or else of its token.
    workspace: workspace?.slug ?? call.parameters.slug ?? principal?.workspace.slug ?? null,
    mode: principal?.mode ?? null,
    token: principal?.tokenId ?? null,
    status,
    code: call.problem?.envelope.error.code ?? null,
    forced: call.forced ?? null,
    mutants: [...mutants],
    duration_ms: Math.round(call.duration * 10) / 10,
    violations: [...items],
    omitted_violations: omitted,
    scope: {
      required,
      held: [...(principal?.scopes ?? [])],
      granted: principal === undefined || required === null ? null : grants(principal.scopes, required),
    },
    changes: status < 400 ? (call.changes ?? []) : [],
  };
};

/** The number of mutants that an entry lists if it is too long. */
const maxMutants = 10;

/** The maximum length of values in an entry that is too long. */
const valueLength = 200;

const getByteLength = (value: unknown): number => utf8Length(JSON.stringify(value));

/** Takes the first items that fit into a number of bytes of JSON. */
const takeFitting = <Item>(items: readonly Item[], bytes: number): Item[] => {
  let remaining = bytes;
  const end = items.findIndex((item) => {
    remaining -= getByteLength(item) + 1;
    return remaining < 0;
  });
  return items.slice(0, end === -1 ? undefined : end);
};

const shortenEntry = (entry: LoggedRequest, bytes: number): LoggedRequest => {
  const short: LoggedRequest = {
    ...entry,
    method: shorten(entry.method, valueLength),
    path: shorten(entry.path, valueLength),
    query: Object.fromEntries(
      Object.entries(entry.query).map(([name, value]) => [name, shorten(String(value), valueLength)]),
    ),
    workspace: entry.workspace === null ? null : shorten(entry.workspace, valueLength),
    mutants: entry.mutants.slice(0, maxMutants),
    violations: [],
    changes: [],
  };
  const room = bytes - getByteLength(short);
  const changes = takeFitting(entry.changes, room / 2);
  const violations = takeFitting(entry.violations, room - getByteLength(changes));
  const omitted_violations = entry.omitted_violations + entry.violations.length - violations.length;
  return { ...short, violations, omitted_violations, changes };
};

/** An entry with an upper bound of its size as JSON, in bytes. */
export type SizedEntry = { readonly entry: LoggedRequest; readonly bytes: number };

/** An upper bound of the bytes for the members of an entry that can't be long. */
const fixedBytes = 1500;

/** The maximum number of bytes of a character in JSON: `\u0000`. */
const bytesPerCharacter = 6;

/** An upper bound of the bytes that an entry takes as JSON. */
const estimateBytes = ({
  method,
  path,
  workspace,
  query,
  mutants,
  violations,
  changes,
}: LoggedRequest): number => {
  const lists = [Object.keys(query), mutants, violations, changes];
  const values = lists.some(({ length }) => length > 0) ? getByteLength([query, ...lists]) : 0;
  return fixedBytes + values + bytesPerCharacter * (method.length + path.length + (workspace?.length ?? 0));
};

/**
 * Limits an entry to a number of bytes as JSON. If it is longer, its values are shortened, and the last violations and
 * changes are omitted.
 */
export const limitEntry = (entry: LoggedRequest, bytes: number): SizedEntry => {
  const estimate = estimateBytes(entry);
  if (estimate <= bytes) return { entry, bytes: estimate };
  const length = getByteLength(entry);
  if (length <= bytes) return { entry, bytes: length };
  const short = shortenEntry(entry, bytes);
  return { entry: short, bytes: getByteLength(short) };
};

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
