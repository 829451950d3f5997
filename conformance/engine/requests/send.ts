import { getOperation, grants, type OperationShape } from '@workspace-api/contract';
import { checkExchange } from '../../checks/check-exchange.ts';
import { checkScopeRefusal } from '../../checks/scope-clauses.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { withSample } from '../../resources/samples.ts';
import { type Exchange, hasOperation, joinHeaders, type SentRequest } from '../../target/exchange.ts';
import { fillPath } from '../../target/operation-path.ts';
import { type OperationRequest, userAgent } from '../../target/request.ts';
import { type CaseLog, noteCheck } from '../case/case-log.ts';
import type { Session } from '../session/session.ts';
import { findUnsupported } from '../settings/unsupported.ts';
import { type Delivery, deliver } from './deliver.ts';
import { getToken, guardWrite } from './guard-write.ts';
import { noteEffect } from './record-effects.ts';
import { checkDocumented, checkResponded } from './undocumented-operations.ts';
import { classifyWrite } from './write.ts';

/** How long a stream is read by default, in milliseconds. Its status and media type are known by then. */
const streamReadMs = 50;

const getBase = ({ settings, driver }: Session, operation: OperationShape): string => {
  if (operation.server === 'api') return settings.url;
  const console = settings.consoleUrl ?? driver?.consoleUrl;
  if (!console)
    throw new NotExercisedError('the base URL of the console: set consoleUrl in the configuration');
  return console.replace(/\/+$/, '');
};

/** @throws NotExercisedError if the target does not offer the operation, or the token lacks its scope */
const checkOffered = (
  { settings }: Session,
  operation: OperationShape,
  token: string | null | undefined,
): void => {
  const unsupported = findUnsupported(settings.unsupported, null, operation);
  if (unsupported !== null) {
    throw new NotExercisedError(`${operation.id} is declared unsupported: ${unsupported}`, {
      unsupported: operation.id,
    });
  }
  const { scopes } = settings;
  // If the service document doesn't show an operation, its scope is the contract's own choice: the target may use another.
  if (operation.provisional !== undefined) return;
  if (token === undefined && operation.scope && scopes && !grants(scopes, operation.scope)) {
    throw new NotExercisedError(`a token with the scope ${operation.scope}`);
  }
};

/**
 * Builds an operation's request, and checks whether it may be sent.
 *
 * @throws NotExercisedError if it may not
 */
export const prepare = async (session: Session, input: OperationRequest) => {
  const operation: OperationShape = getOperation(input.operation);
  checkOffered(session, operation, input.token);
  const path = { slug: session.settings.workspace, ...input.path };
  await checkDocumented(session, operation);
  // A target may require a body that the contract makes optional (to decide an approval). Its sample then provides the body.
  const own =
    operation.requestBody?.required === false && !input.noBody
      ? withSample(operation, undefined, session.settings.samples[operation.id], session.unique)
      : undefined;
  const bodyValue = input.body ?? own;
  const body = input.rawBody ?? (bodyValue === undefined ? undefined : JSON.stringify(bodyValue));
  const { method = operation.method, token = operation.scope ? session.settings.token : null } = input;
  if (token !== null) session.credentials.noteSentToken(token);
  const url = new URL(getBase(session, operation) + fillPath(operation.path, path));
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const each of [value ?? []].flat()) url.searchParams.append(name, String(each));
  const request: SentRequest = {
    method,
    url: url.href,
    headers: {
      'user-agent': userAgent,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(input.accept === undefined ? {} : { accept: input.accept }),
      ...(body !== undefined && operation.requestBody && { 'content-type': operation.requestBody.mediaType }),
      ...joinHeaders(Object.entries(input.headers ?? {})),
    },
    body: typeof body === 'string' ? Buffer.from(body) : (body ?? null),
  };
  session.run.check();
  const write = classifyWrite(operation, method, path, request.body);
  const written = await guardWrite(session, write, operation, path, getToken(request));
  return { operation, path, request, write, written };
};

/**
 * A request that is ready to send: its operation, its path parameters, what it would change, and the records that it may change as
 * scenarios hold them.
 */
export type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * Checks the response to a prepared request against the contract's own clauses, and records its effect. The contract says nothing
 * about the response to another method than the operation's.
 */
export const settle = async (
  session: Session,
  log: CaseLog,
  { operation, path, write }: Prepared,
  { exchange: done, end }: Delivery,
): Promise<Exchange> => {
  const { settings, credentials, revocations } = session;
  log.steps.push(done);
  revocations.note(done);
  if (!hasOperation(done)) {
    if (end) throw end;
    return done;
  }
  session.responses.note(operation, done, path);
  session.seenNames.note(operation, done);
  checkResponded(session, operation, done, path.slug);
  const results = [
    ...checkExchange(done),
    ...credentials.disclosures.check(done, operation),
    ...checkScopeRefusal(settings, done, operation),
  ];
  for (const { clause, difference } of results) {
    noteCheck(log, clause, operation.id);
    if (difference)
      log.soft.push({ clause, operation: operation.id, difference, exchange: done, steps: [done] });
  }
  if (end) throw end;
  await noteEffect(session, write, operation, path, done);
  return done;
};

/** Sends an operation's request and checks the response against the contract's own clauses. */
export const send = async (session: Session, log: CaseLog, input: OperationRequest): Promise<Exchange> => {
  const prepared = await prepare(session, input);
  const { operation, request, written } = prepared;
  const options = operation.stream ? { readForMs: streamReadMs, ...input } : input;
  const { method } = request;
  const deliverIt = () =>
    method === operation.method
      ? deliver(session, operation.id, operation, request, options)
      : deliver(session, `${method} ${operation.path}`, null, request, options);
  return settle(session, log, prepared, await session.turns.write(written, log.holds, deliverIt));
};
