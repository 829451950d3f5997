import type { components } from '@workspace-api/contract/sandbox';
import type { Tone } from '../components/index.ts';

/** An entry of the request log. */
export type LoggedRequest = components['schemas']['LoggedRequest'];

/** A logged request with its bodies. */
export type Exchange = components['schemas']['LoggedExchange'];

/** The path of a request with its query, which the log has as far as the contract declares its parameters. */
export const formatPath = ({ path, query }: Pick<LoggedRequest, 'path' | 'query'>): string => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return encodeURI(path) + (search === '' ? '' : `?${search}`);
};

/** The number of violations, with the omitted ones. */
export const countViolations = ({ violations, omitted_violations }: LoggedRequest): number =>
  violations.length + omitted_violations;

/** The colour of a status, by its class. */
export const getTone = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad');

/** The placeholder for secrets in the log. */
const redacted = '[redacted]';

/** What a user has to add to a logged body before it is sent again; undefined if nothing. */
export const bodyHint = ({ omitted }: Exchange['request'], body: string): string | undefined => {
  if (body.includes(redacted)) return `Replace ${redacted}. The log doesn't contain secrets.`;
  return omitted ? "The log doesn't contain the whole body. Complete it." : undefined;
};

type Requests = readonly LoggedRequest[];

/** The maximum number of requests in the list: all that the log keeps (docs/limits.md). */
export const most = 1000;

const has = (requests: Requests, { id }: LoggedRequest): boolean => requests.some((each) => each.id === id);

/** Adds a request to the list, newest first, or updates it if it is already in the list. */
export const addRequest = (requests: Requests = [], request: LoggedRequest): Requests =>
  has(requests, request)
    ? requests.map((each) => (each.id === request.id ? request : each))
    : [request, ...requests].slice(0, most);

/** Merges the log after it was loaded. Requests that arrived meanwhile are kept. */
export const mergeLog = (requests: Requests = [], log: Requests): Requests => {
  const since = log[0]?.at ?? '';
  const later = requests.filter((request) => request.at >= since && !has(log, request));
  return [...later, ...log].slice(0, most);
};
