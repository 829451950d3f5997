import type { OperationShape } from '@workspace-api/contract';
import { type OperationId, operationList } from '@workspace-api/contract/sandbox';
import { query as queries, schemas, type Validator } from '@workspace-api/contract/sandbox/validators';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { invalid } from '../core/problem.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Env } from '../http/env.ts';
import { fieldErrors } from '../http/validation/field-errors.ts';
import { parseJson, readBody } from '../http/validation/read-body.ts';
import { loopbackOnly } from './guard.ts';
import type { ControlRequest } from './handler.ts';
import { handlers } from './handlers/index.ts';

type AnyHandler = (request: ControlRequest<OperationId>) => Promise<unknown>;

const bodyOf = async ({ requestBody }: OperationShape, c: Context<Env>): Promise<unknown> => {
  if (requestBody === null) return undefined;
  const body = parseJson(await readBody(c.req.raw));
  if (body === undefined && !requestBody.required) return undefined;
  if (body === undefined)
    throw invalid([{ path: '', reason: 'missing', message: 'A JSON body is required.' }]);
  const validate = (schemas as Readonly<Record<string, Validator>>)[requestBody.schema];
  if (validate !== undefined && !validate(body)) throw invalid(fieldErrors(validate.errors ?? []));
  return body;
};

const queryOf = ({ id }: OperationShape, c: Context<Env>): Record<string, string> => {
  const query = c.req.query();
  const validate = (queries as Readonly<Record<string, Validator>>)[id];
  if (validate !== undefined && !validate(query)) throw invalid(fieldErrors(validate.errors ?? []));
  return query;
};

/**
 * What the service leaves to its console, its platform and the visitors of published pages: the operations of
 * `openapi/sandbox.yaml`, for this machine only. Problems are thrown; the application that mounts it renders them.
 */
export const controlPlane = (context: AppContext): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(loopbackOnly());
  // The guard let the page in: it may read the answer too, and ask beforehand.
  app.use(cors({ origin: (origin) => origin }));
  for (const operation of operationList) {
    const handle = handlers[operation.id] as AnyHandler;
    const status = Number(Object.keys(operation.responses).find((code) => code.startsWith('2'))) as
      | 200
      | 201
      | 204;
    app.on(operation.method, [operation.path.replaceAll(/\{(\w+)\}/g, ':$1')], async (c) => {
      const query = queryOf(operation, c) as ControlRequest<OperationId>['query'];
      const body = (await bodyOf(operation, c)) as ControlRequest<OperationId>['body'];
      const { origin } = new URL(c.req.url);
      const path = c.req.param() as ControlRequest<OperationId>['path'];
      const answer = await handle({ context, origin, path, query, body });
      return answer === undefined ? c.body(null, status as 204) : c.json(answer, status as 200);
    });
  }
  return app;
};
