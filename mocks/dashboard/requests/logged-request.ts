import { basePath } from '@workspace-api/contract';
import { type components, controlPath, operations } from '@workspace-api/contract/sandbox';

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

/** The placeholder for secrets in the log. */
export const redacted = '[redacted]';

/** What a user has to add to a logged body before it is sent again; undefined if nothing. */
export const bodyHint = ({ omitted }: Exchange['request'], body: string): string | undefined => {
  if (body.includes(redacted)) return `Replace ${redacted}. The log doesn't contain secrets.`;
  return omitted ? "The log doesn't contain the whole body. Complete it." : undefined;
};

const consolePrefix = new RegExp(
  `^${controlPath}${operations.getConsole.path.replaceAll(/\{\w+\}/g, '[^/]+')}(?=${basePath}/)`,
);

/** Whether a logged request was sent by console access: as the owner of a workspace, without a token. */
export const isConsole = ({ path }: { readonly path: string }): boolean => consolePrefix.test(path);

/** The path at which a client with a token sends the request. */
export const toApiPath = (path: string): string => path.replace(consolePrefix, '');

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
