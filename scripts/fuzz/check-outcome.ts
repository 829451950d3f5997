import {
  clauses,
  errors,
  headerNames,
  mediaTypes,
  type OperationId,
  type OperationShape,
} from '@workspace-api/contract';
import type { OperationId as ControlOperationId } from '@workspace-api/contract/sandbox';
import { checkExchange } from '../../conformance/checks/check-exchange.ts';
import { decode } from '../../conformance/target/decode.ts';
import { createExchange } from '../../conformance/target/exchange.ts';
import { proxyBase } from '../../mocks/sandbox/features/secrets/proxy-url.ts';
import { fromRoot } from '../generate/paths.ts';
import { controlToken } from './control-token.ts';
import { notAnEnvelope, undeclared } from './declared.ts';
import { api, control } from './plane.ts';
import { type FuzzRequest, getMessage } from './request.ts';
import type { Outcome, RawResponse } from './send.ts';

/** An occurrence of a behavior that must not occur for any request. */
export type Finding = {
  readonly problem: string;
  /** The operation, or another description of the request. */
  readonly at: string;
  readonly detail: string;
  /** The part that similar findings have in common. */
  readonly cause: string;
  /** The number of the request. */
  readonly number: number;
  readonly request: FuzzRequest;
};

/** The start of the secret values that the run sets. They appear only where the control plane documents it. */
export const secretMark = 'fuzz-secret-value-';

/** Internals of the sandbox that a response must not show. */
const internals: Readonly<Record<string, RegExp>> = {
  'a stack trace': /(?:\n|\\n)\s+at .+:\d+:\d+/,
  'a path of this machine': new RegExp(fromRoot('.').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  'a file of the sandbox': /mocks\/sandbox\/|node_modules\/|node:internal/,
  'an error of its programs': /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|SqliteError): /,
  'an error of its database': /SQLITE_[A-Z]+|UNIQUE constraint|relation "\w+" does not exist/,
  'the control token': new RegExp(controlToken),
  'the value of a secret': new RegExp(secretMark),
};

/** Operations whose purpose is to show the values of secrets. */
const showsSecrets: readonly string[] = [
  'getRecord',
  'updateRecord',
  'exportSeed',
  'resolveSecret',
] satisfies ControlOperationId[];

/** Operations with a documented 503: the provider of a secret fails, or too many clients follow the log or the events. */
const documentedFailures: readonly string[] = [
  'createProxyUrl',
  'resolveSecret',
  'tailLogs',
  'followEvents',
] satisfies (OperationId | ControlOperationId)[];

const isDocumented = (request: FuzzRequest, status: number, body: string): boolean =>
  status === errors['upstream-unavailable'].status &&
  body.includes(`"${errors['upstream-unavailable'].code}"`) &&
  (documentedFailures.includes(request.operation?.id ?? '') ||
    Boolean(getMessage(request)?.target.startsWith(proxyBase)));

/** The statuses for a request that may not use the control plane, or has an invalid Host. */
const rejections: readonly number[] = [400, 401, 403];
/** The statuses for a write by a foreign page, whose body is not read. The rate limit of its token applies first. */
const foreignRejections: readonly number[] = [401, 403, errors['rate-limited'].status];

const violatedClauses = (
  operation: OperationShape,
  request: FuzzRequest,
  response: RawResponse,
  decoded: Awaited<ReturnType<typeof decode>>,
): string[] => {
  const { method = '', target, headers = [], body = null } = getMessage(request) ?? {};
  const sent = {
    method,
    url: `http://127.0.0.1${target}`,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body,
  };
  const received = { ...response, ...decoded, trailers: {}, wireBytes: response.body, durationMs: 0 };
  return checkExchange(createExchange(operation, sent, received), operation).flatMap(
    ({ clause, difference }) =>
      difference === null || clauses[clause].level !== 'must'
        ? []
        : [`${clause}: expected ${difference.expected}, got ${difference.got}`],
  );
};

/** Whether the responses to a request aren't described by the contract. */
const isUndescribed = (request: FuzzRequest, { status }: RawResponse): boolean => {
  const { method = '', headers = [] } = getMessage(request) ?? {};
  // Conditional requests belong to HTTP (RFC 9110 section 13), so the contract doesn't declare the response.
  const isConditional = headers.some(([name]) => name.toLowerCase() === 'if-none-match');
  return (
    (status === 304 && isConditional) ||
    request.kind === 'unauthorized' ||
    request.kind === 'page' ||
    ['HEAD', 'OPTIONS'].includes(method)
  );
};

/** Checks the outcome of a request. @returns the findings, and the JSON of a successful response */
export const checkOutcome = async (
  request: FuzzRequest,
  { responses, failure }: Outcome,
  number: number,
): Promise<{ readonly findings: readonly Finding[]; readonly json?: unknown }> => {
  const { operation, kind, plane, mayFail, byConsole = false } = request;
  const findings: Finding[] = [];
  const addFinding = (problem: string, detail: string, cause = detail) => {
    const common = cause.replaceAll(/\d{4,}/g, '0').slice(0, 60);
    findings.push({ problem, at: operation?.id ?? request.what, detail, cause: common, number, request });
  };
  if (failure && mayFail === undefined) addFinding(failure.problem, failure.detail);
  let json: unknown;
  for (const response of responses) {
    const { status, headers } = response;
    const decoded = await decode(response.body, headers[headerNames.contentEncoding.toLowerCase()]);
    const body = Buffer.from(decoded.bytes).toString('utf8');
    const mediaType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const summary = `${status} ${body.slice(0, 300)}`;
    const leak = Object.keys(internals).find((name) => internals[name]?.test(body));
    if (leak !== undefined && !showsSecrets.includes(operation?.id ?? ''))
      addFinding('exposes internals', `${leak}: ${summary}`, leak);
    if (status >= 500) {
      if (mayFail === undefined && !isDocumented(request, status, body))
        addFinding('server error', summary, String(status));
      continue;
    }
    const accepted = plane === api ? 'accepted from a foreign page' : 'accepted without a control token';
    if (kind === 'unauthorized' && !(plane === api ? foreignRejections : rejections).includes(status))
      addFinding(accepted, summary, String(status));
    if (isUndescribed(request, response)) continue;
    const describing = plane ?? (getMessage(request)?.target.startsWith(control.base) ? control : api);
    const read = { status, headers, mediaType, body };
    // The API doesn't declare the rejections of the control plane, and of the sandbox's own header Prefer.
    const isForeign = (byConsole || body.includes('"path":"/Prefer"')) && status >= 400;
    const isUnknown = kind === 'malformed' && (status < 400 || headers['content-length'] === undefined);
    const problems =
      operation && !isForeign
        ? undeclared(describing, operation, read)
        : isUnknown
          ? []
          : notAnEnvelope(describing, read);
    for (const problem of problems) addFinding('not as declared', `${problem}: ${summary}`, problem);
    if (!operation || operation.stream) continue;
    if (plane === api && !byConsole)
      for (const clause of violatedClauses(operation, request, response, decoded))
        addFinding('violates a clause', clause, clause.split(':')[0]);
    if (mediaType === mediaTypes.json && status < 300 && problems.length === 0) json = JSON.parse(body);
  }
  return { findings, ...(json !== undefined && { json }) };
};
