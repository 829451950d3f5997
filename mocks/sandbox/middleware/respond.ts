import { headerNames, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../app-context.ts';
import { encodeList, type ListMediaType, sendTrailers, wantsTrailers } from '../encodings/index.ts';
import type { Env } from '../env.ts';
import type { SetHeader } from '../handlers/handler.ts';
import { handlerOf } from '../handlers/index.ts';
import type { ListPage } from '../lists/position.ts';

const successOf = ({ responses }: OperationShape): number =>
  Number(Object.keys(responses).find((status) => status.startsWith('2')));

const sendList = (
  context: AppContext,
  c: Context<Env>,
  operation: OperationShape,
  { items, next }: ListPage<Record<string, unknown>>,
): Response => {
  const { body, headers, trailers } = encodeList(c.get('mediaType') as ListMediaType, {
    operation,
    items,
    nextCursor: next && context.cursors.issue(c.get('binding'), next),
    hasMore: next !== null,
    bom: c.get('input').query.bom !== false,
    wantsTrailers: wantsTrailers(c.req.raw, c.env),
  });
  if (trailers) sendTrailers(c.env, trailers);
  return c.body(body, 200, headers);
};

/** An endless answer: nothing between here and its reader may wait for its end, or keep it. */
const sendStream = (c: Context<Env>, body: ReadableStream<Uint8Array>): Response =>
  c.body(body, 200, {
    'Content-Type': c.get('mediaType'),
    'Cache-Control': 'no-store, no-transform',
    'Transfer-Encoding': 'chunked',
  });

/** Handlers know a header by the name that the contract declares; the validated input has it in lower case. */
const headersAsDeclared = ({ parameters }: OperationShape, header: Record<string, unknown>) =>
  Object.fromEntries(parameters.header.map(({ name }) => [name, header[name.toLowerCase()]]));

/** The end of the chain: runs the operation's handler and writes what it gives. */
export const respond = (
  context: AppContext,
  operation: OperationShape & { id: OperationId },
): Handler<Env> => {
  const handle = handlerOf(operation.id);
  const usualStatus = successOf(operation);
  return async (c) => {
    const { principal, workspace, page, db } = c.var;
    const input = { ...c.var.input, header: headersAsDeclared(operation, c.var.input.header) };
    let status = usualStatus;
    const setStatus = (other: number) => {
      status = other;
    };
    const setHeader: SetHeader = (name, value) => c.header(headerNames[name], value);
    const tenant = workspace && { workspaceId: workspace.id, mode: principal.mode };
    const result = await handle({
      context,
      db,
      principal,
      workspace,
      tenant,
      input,
      page,
      setHeader,
      setStatus,
      url: c.req.url,
      requestId: c.get('requestId'),
      get signal() {
        return c.req.raw.signal;
      },
    });
    if (operation.list) return sendList(context, c, operation, result as ListPage<Record<string, unknown>>);
    if (operation.stream) return sendStream(c, result as ReadableStream<Uint8Array>);
    if (result === undefined) return c.body(null, 204);
    c.header('Content-Type', mediaTypes.json);
    return c.body(JSON.stringify(result), status as ContentfulStatusCode);
  };
};
