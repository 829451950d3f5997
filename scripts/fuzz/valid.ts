import {
  basePath,
  examples,
  headerNames,
  mediaTypes,
  type OperationShape,
  type ParameterShape,
} from '@workspace-api/contract';
import {
  type OperationId as ControlOperationId,
  operations as controlOperations,
  controlPath,
} from '@workspace-api/contract/sandbox';
import * as fc from 'fast-check';
import type { JsonSchema } from '../../conformance/resources/arbitraries/json-schema.ts';
import { validValue } from '../../conformance/resources/arbitraries/valid-value.ts';
import { sampleBody } from '../../conformance/resources/sample-body.ts';
import { demoTokens } from '../../mocks/index.ts';
import type { Source } from './book.ts';
import { secretMark } from './check-outcome.ts';
import { withControlToken } from './control-token.ts';
import type { Draw } from './draw.ts';
import { control, getBase, type Plane } from './plane.ts';
import type { Message } from './request.ts';
import { bodySchema, parameterSchemas } from './schemas.ts';
import { unusualString } from './unusual-values.ts';

/** The parts of a request, so that one of them can be made invalid. */
export type Draft = {
  readonly plane: Plane;
  readonly operation: OperationShape;
  /** The base of the path, which differs for console access. */
  readonly base: string;
  readonly byConsole: boolean;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: unknown;
};

const main = demoTokens[0]?.workspace ?? '';
const other = demoTokens.find(({ workspace }) => workspace !== main)?.workspace ?? main;

/** Remembers what is made for each name in a plane. */
export const memoize = <T>(make: (plane: Plane, name: string) => T) => {
  const cache = new Map<string, T>();
  return (plane: Plane, name: string): T => {
    const key = `${plane.name} ${name}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = make(plane, name);
    cache.set(key, value);
    return value;
  };
};

/** Returns the schema of a body by its name. */
export const getBodySchema = memoize((plane, name) => bodySchema(plane.document, name));

const bodies = memoize((plane, name) => validValue(getBodySchema(plane, name)));
const parameters = memoize((plane, id) => parameterSchemas(plane.document, id));

const valueFor = (draw: Draw, schema: JsonSchema | undefined, { example }: ParameterShape): string => {
  const isFree = schema?.pattern === undefined && schema?.format === undefined;
  if (example !== undefined && (draw.chance(0.5) || !isFree)) return String(example);
  return String(draw.value(validValue(schema ?? { type: 'string' })));
};

/** Operations that would make the sandbox refuse most of the requests that follow. */
const restricting: readonly string[] = ['updateWorkspace', 'removeWorkspace'] satisfies ControlOperationId[];

/** Returns the slug of a request's workspace. The workspace that the API uses most is not restricted. */
const slugFor = ({ draw }: Source, plane: Plane, { id }: OperationShape): string => {
  if (plane === control && restricting.includes(id)) return other;
  return draw.chance(plane === control ? 0.5 : 0.9) ? main : other;
};

const pathFor = (source: Source, plane: Plane, operation: OperationShape): Record<string, string> => {
  const { draw, book } = source;
  const schemas = parameters(plane, operation.id);
  return Object.fromEntries(
    operation.parameters.path.map((parameter) => {
      const { name } = parameter;
      if (name === 'slug') return [name, slugFor(source, plane, operation)];
      if (name === 'snapshot') return [name, draw.pick(['first', 'second'])];
      const recordedValue = draw.chance(0.95) ? book.value(draw, operation, name) : undefined;
      return [name, recordedValue ?? valueFor(draw, schemas.get(name), parameter)];
    }),
  );
};

const queryFor = ({ draw, book }: Source, plane: Plane, operation: OperationShape): [string, string][] =>
  operation.parameters.query
    .filter(({ required }) => required || draw.chance(0.3))
    .flatMap((parameter): [string, string][] => {
      if (parameter.name === 'cursor') {
        const cursor = book.cursor(draw, operation);
        return cursor === undefined ? [] : [['cursor', cursor]];
      }
      return [
        [parameter.name, valueFor(draw, parameters(plane, operation.id).get(parameter.name), parameter)],
      ];
    });

const tokenFor = ({ draw, book }: Source, slug: string | undefined): string => {
  const recordedToken = draw.chance(0.05) ? book.token(draw) : undefined;
  if (recordedToken !== undefined) return recordedToken;
  const fitting = demoTokens.filter(({ workspace }) => slug === undefined || workspace === slug);
  return (draw.chance(0.85) ? fitting[0] : draw.pick(demoTokens))?.secret ?? '';
};

const encodings = ['gzip', 'br', 'deflate', 'gzip;q=0.5, br', 'identity', '*'];

const headersFor = (
  source: Source,
  { plane, operation, byConsole, path: { slug } }: Pick<Draft, 'plane' | 'operation' | 'byConsole' | 'path'>,
) => {
  const { draw } = source;
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const types = Object.keys(success?.content ?? {});
  const headers: (readonly [string, string])[] = [];
  if (plane === control || byConsole) headers.push(withControlToken);
  else if (operation.scope !== null) headers.push(['Authorization', `Bearer ${tokenFor(source, slug)}`]);
  if (types.length > 0 && draw.chance(0.5)) headers.push(['Accept', draw.pick([...types, '*/*'])]);
  if (draw.chance(0.15)) headers.push(['Accept-Encoding', draw.pick(encodings)]);
  if (operation.idempotent && draw.chance(0.3))
    headers.push([headerNames.idempotencyKey, `key-${draw.below(40)}`]);
  if (operation.parameters.header.some(({ name }) => name === headerNames.ifMatch) && draw.chance(0.2))
    headers.push([headerNames.ifMatch, draw.pick(['"1"', '"2"', '"3"', '*'])]);
  return headers;
};

/** Replaces members of bodies with references to existing records. */
const referring = ({ draw, book }: Source, operation: OperationShape, body: unknown): unknown => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const generators: Record<string, () => unknown> = {
    version: () => 1 + draw.below(4),
    url: () => draw.pick(['https://hooks.example.com/in', 'http://127.0.0.1:9/', 'http://localhost:9/hook']),
    agent_id: () => book.member(draw, 'agents', 'id'),
    page_id: () => book.member(draw, 'pages', 'id'),
    plan_id: () => book.member(draw, 'plans', 'id'),
    workspace: () => main,
    slug: () => `own-${draw.below(6)}`,
    seconds: () => 1 + draw.below(7200),
    ...(operation.path.includes('/secrets') && { value: () => `${secretMark}${draw.below(1e6)}` }),
    ...(operation.path.endsWith('/proxy-url') && { name: () => book.member(draw, 'secrets', 'name') }),
  };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      (name in generators && draw.chance(0.8) ? generators[name]?.() : undefined) ?? value,
    ]),
  );
};

/** The pointers to the values in a JSON document, by its keys. */
const listPointers = (value: unknown, at = ''): string[] =>
  value !== null && typeof value === 'object'
    ? [at, ...Object.entries(value).flatMap(([key, member]) => listPointers(member, `${at}/${key}`))]
    : [at];

const patchArbitrary = (() => {
  const pointer = fc.oneof(
    fc.constantFrom(...listPointers(examples['page-home']), ...listPointers(examples.theme)),
    fc
      .array(fc.constantFrom('root', 'children', 'colors', '0', '-', '00', '', 'a~1b', 'm~0n'))
      .map((steps) => steps.map((step) => `/${step}`).join('')),
  );
  const blocks = [{ block: 'Hero', props: { headline: 'Hello' } }, [{ block: 'Section', props: {} }]];
  const value = fc.oneof(unusualString, fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(...blocks));
  const operation = fc.oneof(
    fc.record({ op: fc.constantFrom('add', 'replace', 'test'), path: pointer, value }),
    fc.record({ op: fc.constantFrom('move', 'copy'), path: pointer, from: pointer }),
    fc.record({ op: fc.constant('remove'), path: pointer }),
  );
  return fc.oneof(
    { weight: 98, arbitrary: fc.array(operation, { minLength: 1, maxLength: 5 }) },
    { weight: 2, arbitrary: fc.array(operation, { minLength: 300, maxLength: 400 }) },
  );
})();

/** A JSON Patch for an operation: the contract's example, or operations at random places. */
const patchFor = ({ draw }: Source, { path }: OperationShape): unknown =>
  draw.chance(0.3)
    ? examples[path.endsWith('/theme') ? 'theme-patch' : 'page-patch']
    : draw.value(patchArbitrary);

const bodyFor = (source: Source, plane: Plane, operation: OperationShape): unknown => {
  const { draw } = source;
  const { requestBody } = operation;
  if (requestBody === null || (!requestBody.required && draw.chance(0.3))) return undefined;
  if (requestBody.schema === 'JsonPatch') return patchFor(source, operation);
  const isSample = plane !== control && draw.chance(0.3);
  const value = isSample
    ? sampleBody(operation.id as never, (prefix = '') => `${prefix}${draw.below(1e6)}`)
    : draw.value(bodies(plane, requestBody.schema) as fc.Arbitrary<unknown>);
  return referring(source, operation, value);
};

/** The base path of API calls as the owner of a workspace, below the control plane. */
export const consoleBase = (slug: string): string =>
  `${controlPath}${controlOperations.getConsole.path}${basePath}`
    .replace('{slug}', slug)
    .replace('{mode}', 'test');

/** Draws a valid request to an operation. */
export const createDraft = (source: Source, plane: Plane, operation: OperationShape): Draft => {
  const path = pathFor(source, plane, operation);
  const { draw } = source;
  const byConsole =
    plane !== control && operation.scope !== null && !operation.sessionOnly && draw.chance(0.05);
  return {
    plane,
    operation,
    base: byConsole ? consoleBase(path.slug ?? main) : getBase(plane, operation),
    byConsole,
    path,
    query: queryFor(source, plane, operation),
    headers: headersFor(source, { plane, operation, byConsole, path }),
    body: bodyFor(source, plane, operation),
  };
};

/** Returns the path and query of a draft. @param raw path parameters that are sent unchanged */
export const formatTarget = (
  { plane, base, operation, path, query }: Draft,
  raw: Readonly<Record<string, string>> = {},
): string => {
  const template = operation.path === '/' && plane === control ? '' : operation.path;
  const filled = template.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => raw[name] ?? encodeURIComponent((path[name] ?? '').toWellFormed()),
  );
  const search = query.map(([name, value]) =>
    [name, value].map((part) => encodeURIComponent(part.toWellFormed())).join('='),
  );
  return `${base}${filled}${search.length > 0 ? `?${search.join('&')}` : ''}`;
};

/** Returns the message of a draft. */
export const toMessage = (draft: Draft): Message => {
  const { operation, headers, body } = draft;
  const type = operation.requestBody?.mediaType ?? mediaTypes.json;
  return {
    method: operation.method,
    target: formatTarget(draft),
    headers: [...headers, ...(body === undefined ? [] : [['Content-Type', type] as const])],
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
  };
};
