import { grants, type OperationShape, type Scope } from '@workspace-api/contract';
import { isoTime } from '../../core/clock.ts';
import type { Principal, WorkspaceRecord } from '../../core/principal.ts';
import type { Change } from '../../store/record-changes.ts';
import type { Answer } from '../answer.ts';
import { declaredQuery } from '../answered-request.ts';
import type { AppContext } from '../app-context.ts';
import type { Call } from '../call.ts';
import { noViolations, type Violation, type Violations } from '../violation.ts';
import type { LoggedRequest } from './entry-text.ts';
import { exchangeOf } from './exchange-of.ts';
import { endedEarly, validateForLog } from './validate-for-log.ts';
import { violationsOf } from './violations.ts';

// Shared by all entries without any: an entry lives long, and the garbage collector copies it as long as it is young.
const noChanges: Change[] = [];
const noFaults: string[] = [];

type LoggedScope = LoggedRequest['scope'];

const findScope = (required: Scope | null, held: string[]): LoggedScope => ({
  required,
  held,
  granted: required === null ? null : grants(held, required),
});

const known = new WeakMap<readonly string[], Map<Scope | null, LoggedScope>>();

/** The scope of an entry. Those of the same caller and the same required scope share it. */
const scopeOf = (principal: Principal | undefined, operation: OperationShape | undefined): LoggedScope => {
  const required = operation?.scope ?? null;
  if (!principal) return { required, held: [], granted: null };
  const ofCaller = known.get(principal.scopes) ?? new Map<Scope | null, LoggedScope>();
  known.set(principal.scopes, ofCaller);
  const found = ofCaller.get(required) ?? findScope(required, [...principal.scopes]);
  ofCaller.set(required, found);
  return found;
};

/** The violations of a request: those known now, and those known once its body is read. */
const findViolations = (call: Call): { violations: Violations; later: Promise<Violations> | undefined } => {
  const { operation } = call;
  if (operation === undefined) return { violations: call.violations ?? noViolations, later: undefined };
  if (!endedEarly(call)) return { violations: violationsOf(call, operation, false), later: undefined };
  const { now, later } = validateForLog(call, operation);
  const { found, omitted } = violationsOf(call, operation, true);
  return { violations: { found: [...found, ...now], omitted }, later };
};

/** A path without the URL that it is a part of: a slice would keep a long query in memory. */
const detached = (path: string, url: string): string =>
  url.length > path.length + 1000 ? Buffer.from(path).toString() : path;

/** Whether a browser makes the request that a preflight asks for. */
const isAcceptedPreflight = ({ request, violations }: Call): boolean =>
  request.method === 'OPTIONS' && violations === undefined;

/**
 * Adds a request of the API and its outcome to the request log. A browser sends preflights by itself: only those are added
 * after which it refuses the request, since a page learns nothing of the reason.
 */
export const logRequest = (context: AppContext, call: Call, answer: Answer): void => {
  if (isAcceptedPreflight(call)) return;
  const { status } = answer;
  const { operation } = call;
  const principal = call.principal as Principal | undefined;
  const workspace = call.workspace as WorkspaceRecord | undefined;
  const { violations, later } = findViolations(call);
  call.violations = violations;
  const request: LoggedRequest = {
    id: call.id,
    at: isoTime(call.at),
    method: call.request.method,
    path: detached(call.path, call.request.url),
    query: operation ? declaredQuery(call, operation) : {},
    operation: operation?.id ?? null,
    // Of a request that was rejected before the workspace was looked up: the one of the path, else the token's.
    workspace: workspace?.slug ?? call.parameters.slug ?? principal?.workspace.slug ?? null,
    mode: principal?.mode ?? null,
    token: principal?.tokenId ?? null,
    status,
    code: call.problem?.envelope.error.code ?? null,
    forced: call.forced ?? null,
    faults: context.faultInjection.faults.length === 0 ? noFaults : [...context.faultInjection.faults],
    duration_ms: Math.round(call.duration * 10) / 10,
    violations: violations.found as Violation[],
    omitted_violations: violations.omitted,
    scope: scopeOf(principal, operation),
    changes: status < 400 ? (call.changes ?? noChanges) : noChanges,
  };
  const { requestLog } = context;
  requestLog.exchanges.keep(call.id, exchangeOf(call, answer));
  // The body of such a request is read after its answer.
  const completed = later?.finally(() => requestLog.exchanges.replace(call.id, exchangeOf(call, answer)));
  requestLog.add(request, completed);
};

/** Logs a preflight of the control plane like one of the API, where its page may not call the control plane at all. */
export const logRefusedPreflight = (context: AppContext, call: Call, answer: Answer): void => {
  if (call.request.method !== 'OPTIONS') return;
  if (call.problem) {
    const { message } = call.problem.envelope.error;
    call.violations = {
      found: [{ in: 'header', path: '/Origin', reason: 'unknown_value', message }],
      omitted: 0,
    };
  }
  logRequest(context, call, answer);
};
