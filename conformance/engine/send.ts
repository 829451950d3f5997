import {
  grants,
  headerNames,
  type OperationId,
  type OperationShape,
  operationOf,
} from '@workspace-api/contract';
import { judgeExchange } from '../judging/judge-exchange.ts';
import { trackExchange } from '../resources/track.ts';
import { type Exchange, exchangeOf, type SentRequest } from '../target/exchange.ts';
import type { SendOptions } from '../target/http-client.ts';
import { type CaseLog, noteCheck } from './case-log.ts';
import { Lacks } from './lacks.ts';
import { unsupportedOperation } from './run/unsupported.ts';
import { forgetChanged, type Session } from './session.ts';

/** A request in the contract's terms. */
export type SendInput = SendOptions & {
  operation: OperationId;
  /** Path parameters; `slug` is the judged workspace where it isn't given. */
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  rawBody?: string | Uint8Array;
  /** Instead of the run's own token; null: no Authorization header at all. */
  token?: string | null;
  accept?: string;
};

/** A request in HTTP's own terms. */
export type RawInput = SendOptions & {
  method: string;
  /** Below the API's base (`/me`), or a whole URL. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  token?: string | null;
};

const userAgent = 'workspace-conformance';

const bytesOf = (body: string | Uint8Array | undefined): Uint8Array | null =>
  body === undefined ? null : typeof body === 'string' ? Buffer.from(body) : body;

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const baseOf = (session: Session, operation: OperationShape): string => {
  if (operation.server === 'api') return session.settings.url;
  const console = session.settings.consoleUrl ?? session.driver?.consoleUrl;
  if (!console) throw new Lacks('the base URL of the console: give consoleUrl in the configuration');
  return console.replace(/\/+$/, '');
};

/** A template with its parameters filled in; slashes and dots in a value stay within its segment. */
const fill = (template: string, path: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${template} needs a value for ${name}`);
    return encodeURIComponent(value).replace(/^(\.{1,2})$/, (dots) => dots.replaceAll('.', '%2E'));
  });

const authorization = (session: Session, token: string | null | undefined): Record<string, string> => {
  const chosen = token === undefined ? session.settings.token : token;
  if (chosen === null) return {};
  if (!session.secrets.has(chosen)) session.harmless.add(chosen);
  return { authorization: `Bearer ${chosen}` };
};

/** Why this can't be asked of the target; throws {@link Lacks} where it can't. */
const refuseInVain = (
  session: Session,
  operation: OperationShape,
  token: string | null | undefined,
): void => {
  const unsupported = unsupportedOperation(session.settings.unsupported, operation);
  if (unsupported !== null) {
    throw new Lacks(`${operation.id} is declared unsupported: ${unsupported}`, {
      unsupported: operation.id,
    });
  }
  const { scopes } = session.settings;
  if (token === undefined && operation.scope && scopes && !grants(scopes, operation.scope)) {
    throw new Lacks(`a token with the scope ${operation.scope}`);
  }
};

const pass = async (
  session: Session,
  log: CaseLog,
  operation: OperationShape | null,
  request: SentRequest,
  options: SendOptions,
): Promise<Exchange> => {
  if (session.stopped()) throw new Error('The run was interrupted.');
  const exchange = exchangeOf(operation, request, await session.client.send(request, options));
  log.exchanges.push(exchange);
  if (!operation) return exchange;
  for (const { clause, difference } of judgeExchange(exchange, operation)) {
    noteCheck(log, clause, operation.id);
    if (difference) log.soft.push({ clause, operation: operation.id, difference, exchange });
  }
  return exchange;
};

/** Sends an operation's request, and holds the answer to the contract. */
export const send = async (session: Session, log: CaseLog, input: SendInput): Promise<Exchange> => {
  const operation: OperationShape = operationOf(input.operation);
  refuseInVain(session, operation, input.token);
  const path = { slug: session.settings.workspace, ...input.path };
  const url = new URL(baseOf(session, operation) + fill(operation.path, path));
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  const json = input.body === undefined ? undefined : JSON.stringify(input.body);
  const body = bytesOf(input.rawBody ?? json);
  const mediaType = body && operation.requestBody ? { 'content-type': operation.requestBody.mediaType } : {};
  const request: SentRequest = {
    method: operation.method,
    url: url.href,
    headers: {
      'user-agent': userAgent,
      ...(operation.scope || input.token ? authorization(session, input.token) : {}),
      ...(input.accept === undefined ? {} : { accept: input.accept }),
      ...mediaType,
      ...lowerCase(input.headers ?? {}),
    },
    body,
  };
  const options = operation.stream && input.readForMs === undefined ? { ...input, readForMs: 300 } : input;
  const exchange = await pass(session, log, operation, request, options);
  const event = trackExchange(exchange, path);
  if (event) session.events.push(event);
  if (operation.method !== 'GET' && exchange.status < 300)
    forgetChanged(session, Object.values(input.path ?? {}));
  return exchange;
};

/** Sends any request. It is held to nothing but what the scenario expects of it. */
export const sendRaw = (session: Session, log: CaseLog, input: RawInput): Promise<Exchange> =>
  pass(
    session,
    log,
    null,
    {
      method: input.method,
      url: /^https?:/.test(input.path) ? input.path : session.settings.url + input.path,
      headers: {
        'user-agent': userAgent,
        ...authorization(session, input.token),
        ...lowerCase(input.headers ?? {}),
      },
      body: bytesOf(input.body),
    },
    input,
  );

/** The header that makes a write safe to repeat. */
export const idempotencyKey = (key: string): Record<string, string> => ({
  [headerNames.idempotencyKey]: key,
});
