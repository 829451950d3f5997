import {
  etagHeader,
  idempotencyKeyHeader,
  ifMatchHeader,
  mediaTypes,
  type OperationShape,
  operationList,
} from '@workspace-api/contract';
import { getMember, isObject, parseJson } from '../../client/json.ts';
import { matchPath } from '../../send/draft.ts';
import type { ClientCall } from '../../send/samples.ts';
import { meaningfulHeaders } from '../curl.ts';
import { type Exchange, isConsole, redacted, toApiPath } from '../logged-request.ts';

/** What a token may do, without its secret. Without the id of a demo token, an equal token has to be issued. */
export type Caller = {
  readonly name: string;
  readonly demo: boolean;
  readonly kind: 'key' | 'session';
  readonly scopes: readonly string[];
  readonly workspace: string;
  readonly mode: 'test' | 'live';
};

/** A logged request that can be sent again. Values in its parameters and its body may be references. */
export type Step = Omit<ClientCall, 'parseAs'> & {
  /** A name that no other step has: the operation, with a number from the second one on. */
  readonly name: string;
  /** Undefined for a request without a token. */
  readonly caller: Caller | undefined;
  readonly status: number;
  /** The error code; null for a success. */
  readonly code: string | null;
  /** The members of the response that are equal in each run. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly isJson: boolean;
};

/** A request that can't be sent again, and why. */
export type Omitted = { readonly request: string; readonly reason: string };

/** Where an earlier response has a value: a member of its body, or its ETag. */
export type Source = 'id' | 'next_cursor' | 'etag';

/** What stands for a value of an earlier response. Nothing in a request can be equal to it. */
const mark = (step: string, source: Source): string => `\u{E000}${step} ${source}\u{E000}`;

/** Replaces the references in a text that has them between quotes or not. */
export const replaceMarks = (
  text: string,
  format: (step: string, source: Source) => string,
  quote = '',
): string =>
  text.replaceAll(
    new RegExp(`${quote}\u{E000}(\\w+) (\\w+)\u{E000}${quote}`, 'gu'),
    (_, step: string, source: Source) => format(step, source),
  );

/** Replaces whole strings of a JSON value; undefined for no value. */
const replace = (value: unknown, references: ReadonlyMap<unknown, string>): unknown =>
  value && JSON.parse(JSON.stringify(value), (_, member) => references.get(member) ?? member);

/** Names of members that differ between runs: ids, times, secrets, addresses. */
const changing = /(^|_)(id|at|by|start|end|since|until|secret|token|cursor|version|url|hash|last4)$/;

const isStable = ([name, value]: [name: string, value: unknown]): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) &&
  !changing.test(name) &&
  !String(value).includes(redacted);

/** Why a request can't be sent again; undefined if it can. */
const findOmission = ({ entry, request }: Exchange, operation: OperationShape): string | undefined => {
  if (operation.stream) return 'its response is a stream';
  if (request.omitted !== null) return "the log doesn't have its whole body";
  const isSecret = operation.tag === 'oauth' && request.body?.includes(redacted);
  return isSecret || entry.path.includes(redacted) ? 'it needs a secret, which the log hides' : undefined;
};

const findCaller = (
  { entry }: Exchange,
  operation: OperationShape,
  demoTokens: readonly string[],
): Caller | undefined => {
  const { token, scope, workspace } = entry;
  if (!isConsole(entry) && token === null) return undefined;
  return {
    name: token ?? `owner_of_${workspace?.replaceAll('-', '_')}`,
    demo: token !== null && demoTokens.includes(token),
    kind: operation.sessionOnly || isConsole(entry) ? 'session' : 'key',
    scopes: scope.held,
    workspace: workspace ?? '',
    mode: entry.mode === 'live' ? 'live' : 'test',
  };
};

/**
 * Makes logged requests repeatable. Ids, cursors and versions that an earlier response has become references to it, because they
 * differ in the next run. The log has no secrets, so a body gets a value of its own in their place.
 *
 * @param exchanges oldest first
 * @param demoTokens the ids of the tokens that every sandbox has
 */
export const toSteps = (
  exchanges: readonly Exchange[],
  demoTokens: readonly string[],
): { steps: Step[]; omitted: Omitted[] } => {
  const steps: Step[] = [];
  const omitted: Omitted[] = [];
  /** References by the values that they replace. The ones to versions apply to a path, and are by both. */
  const references = new Map<unknown, string>();
  const keys = exchanges.map(({ request }) => request.headers[idempotencyKeyHeader]);
  for (const exchange of exchanges) {
    const { entry, request, response } = exchange;
    const operation = operationList.find(({ id }) => id === entry.operation);
    const reason = operation ? findOmission(exchange, operation) : 'no operation of the contract matches it';
    if (reason !== undefined || !operation) {
      omitted.push({ request: `${entry.method} ${entry.path}`, reason: reason ?? '' });
      continue;
    }
    const earlier = steps.filter((step) => step.operation.id === operation.id).length;
    const name = operation.id + (earlier === 0 ? '' : earlier + 1);
    const path = toApiPath(entry.path);
    const headers = meaningfulHeaders(exchange).flatMap(([header, value]): [string, string][] => {
      if (header === 'Authorization' || value === mediaTypes.json) return [];
      // The client and each run have keys of their own, unless two requests share one.
      if (header === idempotencyKeyHeader && keys.filter((key) => key === value).length === 1) return [];
      return [[header, (header === ifMatchHeader && references.get(`${path} ${value}`)) || value]];
    });
    const responseHeaders = new Headers(response.headers);
    const body = parseJson(response.body);
    const sent = parseJson(request.body?.replaceAll(redacted, 'a-value-of-this-test'));
    const members = entry.status < 300 && operation.list === null && isObject(body) ? body : {};
    steps.push({
      name,
      operation,
      caller: findCaller(exchange, operation, demoTokens),
      path: replace(matchPath(operation, path), references) as Step['path'],
      query: replace(entry.query, references) as Step['query'],
      headers: Object.fromEntries(headers),
      body: replace(sent, references),
      status: entry.status,
      code: entry.code,
      members: replace(
        Object.fromEntries(Object.entries(members).filter(isStable)),
        references,
      ) as Step['members'],
      isJson: /json/.test(responseHeaders.get('Content-Type') ?? 'json'),
    });
    const etag = responseHeaders.get(etagHeader);
    if (etag !== null) references.set(`${path} ${etag}`, mark(name, 'etag'));
    for (const [source, status] of [
      ['id', 201],
      ['next_cursor', 200],
    ] as const) {
      const value = getMember(body, source);
      if (typeof value === 'string' && entry.status === status) references.set(value, mark(name, source));
    }
  }
  return { steps, omitted };
};

/** The tokens of some steps, each once. */
export const listCallers = (steps: readonly Step[]): Caller[] => [
  ...new Map(steps.flatMap(({ caller }) => (caller ? [[caller.name, caller] as const] : []))).values(),
];
