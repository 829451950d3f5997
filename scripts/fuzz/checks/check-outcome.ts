import {
  clauses,
  errors,
  headerNames,
  mediaTypes,
  type OperationId,
  type OperationShape,
} from '@workspace-api/contract';
import type { OperationId as ControlOperationId } from '@workspace-api/contract/sandbox';
import { checkExchange } from '../../../conformance/checks/check-exchange.ts';
import { decode } from '../../../conformance/target/decode.ts';
import { createExchange } from '../../../conformance/target/exchange.ts';
import { proxyBase } from '../../../mocks/sandbox/features/secrets/proxy-url.ts';
import { api, control, type Plane } from '../plane.ts';
import type { FuzzRequest } from '../requests/request.ts';
import type { RawResponse } from '../wire/parse-responses.ts';
import type { Outcome } from '../wire/send.ts';
import { notAnEnvelope, type ReadResponse, undeclared } from './declared.ts';
import type { Finding, Problem } from './finding.ts';
import { leakIn } from './leaks.ts';

/** Operations whose purpose is to show the values of secrets. */
const showsSecrets: readonly ControlOperationId[] = [
  'getRecord',
  'updateRecord',
  'exportSeed',
  'resolveSecret',
];

/** Operations with a documented 503: the provider of a secret fails, or too many clients follow the log or the events. */
const documentedFailures: readonly string[] = [
  'createProxyUrl',
  'resolveSecret',
  'tailLogs',
  'followEvents',
] satisfies (OperationId | ControlOperationId)[];

const isDocumented = ({ operation, message }: FuzzRequest, status: number, body: string): boolean =>
  status === errors['upstream-unavailable'].status &&
  body.includes(`"${errors['upstream-unavailable'].code}"`) &&
  (documentedFailures.includes(operation?.id ?? '') || Boolean(message?.target.startsWith(proxyBase)));

/** The statuses for a request that may not use the control plane, or has an invalid Host. */
const refusals: readonly number[] = [400, 401, 403];
/** The statuses for a write by a foreign page, whose body is not read. The rate limit of its token applies first. */
const foreignRefusals: readonly number[] = [401, 403, errors['rate-limited'].status];

/** The result of checking a response: findings, and its JSON. */
export type CheckedOutcome = {
  readonly findings: readonly Finding[];
  readonly json?: unknown;
  readonly statuses: readonly number[];
};

const getPlane = ({ plane, message }: FuzzRequest): Plane =>
  plane ?? (message?.target.startsWith(control.base) ? control : api);

const withoutResponse: Partial<Record<Outcome['end'], Problem>> = {
  timeout: 'no response in time',
  'not-http': 'not HTTP',
};

const brokenClauses = async (
  operation: OperationShape,
  { message }: FuzzRequest,
  response: RawResponse,
  bytes: Uint8Array,
  undecodable: string | null,
): Promise<string[]> => {
  const headers = Object.fromEntries(
    (message?.headers ?? []).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const exchange = createExchange(
    operation,
    {
      method: operation.method,
      url: `http://127.0.0.1${message?.target}`,
      headers,
      body: message?.body ?? null,
    },
    { ...response, trailers: {}, wireBytes: response.body, bytes, undecodable, durationMs: 0 },
  );
  return checkExchange(exchange, operation).flatMap(({ clause, difference }) =>
    difference === null || clauses[clause].level !== 'must'
      ? []
      : [`${clause}: expected ${difference.expected}, got ${difference.got}`],
  );
};

/** Checks the outcome of a request. @param number of the request */
export const checkOutcome = async (
  request: FuzzRequest,
  outcome: Outcome,
  number: number,
): Promise<CheckedOutcome> => {
  const at = request.operation?.id ?? request.what;
  const findings: Finding[] = [];
  const addFinding = (problem: Problem, detail: string, cause = detail) => {
    findings.push({
      problem,
      at,
      detail,
      cause: cause.replaceAll(/\d{4,}/g, '0').slice(0, 60),
      number,
      request,
    });
  };
  const { responses, end, detail = '' } = outcome;
  const missing = withoutResponse[end];
  if (request.mayFail === undefined) {
    if (missing) addFinding(missing, detail);
    else if (responses.length === 0 && request.kind !== 'malformed')
      addFinding('no response', 'the connection was closed');
  }
  let json: unknown;
  for (const response of responses) {
    const { bytes, undecodable } = await decode(
      response.body,
      response.headers[headerNames.contentEncoding.toLowerCase()],
    );
    const body = Buffer.from(bytes).toString('utf8');
    const mediaType = (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const read: ReadResponse = { ...response, mediaType, body };
    const leak = leakIn(body);
    if (leak !== undefined && !showsSecrets.includes(request.operation?.id as ControlOperationId))
      addFinding('exposes internals', `${leak}: ${body.slice(0, 300)}`, leak);
    if (response.status >= 500) {
      if (request.mayFail === undefined && !isDocumented(request, response.status, body))
        addFinding('server error', `${response.status} ${body.slice(0, 200)}`, String(response.status));
      continue;
    }
    const isForeignPage = request.plane === api;
    if (
      request.kind === 'unauthorized' &&
      !(isForeignPage ? foreignRefusals : refusals).includes(response.status)
    )
      addFinding(
        isForeignPage ? 'accepted from a foreign page' : 'accepted without a control token',
        `${response.status} ${body.slice(0, 200)}`,
        String(response.status),
      );
    // Conditional requests belong to HTTP (RFC 9110 section 13), so the contract doesn't declare the response.
    const isConditional = request.message?.headers.some(([name]) => name.toLowerCase() === 'if-none-match');
    if (
      (response.status === 304 && isConditional) ||
      request.kind === 'unauthorized' ||
      request.message?.method === 'HEAD' ||
      request.message?.method === 'OPTIONS' ||
      request.kind === 'page'
    )
      continue;
    const { operation } = request;
    // The API doesn't declare the refusals of the control plane, and of the sandbox's own header Prefer.
    const refusesPrefer = body.includes('"path":"/Prefer"');
    const isForeign = (request.byConsole || refusesPrefer) && response.status >= 400;
    const problems =
      operation && !isForeign
        ? undeclared(getPlane(request), operation, read)
        : request.kind === 'malformed' && response.status < 400
          ? []
          : notAnEnvelope(getPlane(request), read);
    for (const problem of problems)
      addFinding('not as declared', `${problem}: ${response.status} ${body.slice(0, 300)}`, problem);
    if (operation && request.plane === api && !operation.stream && !request.byConsole)
      for (const clause of await brokenClauses(operation, request, response, bytes, undecodable))
        addFinding('violates a clause', clause, clause.split(':')[0]);
    if (mediaType === mediaTypes.json && response.status < 300 && problems.length === 0 && !operation?.stream)
      json = JSON.parse(body);
  }
  return { findings, statuses: responses.map(({ status }) => status), ...(json !== undefined && { json }) };
};
