import { isUtf8 } from 'node:buffer';
import {
  errors,
  mediaTypes,
  type OperationShape,
  provisionalMembers,
  provisionalPaths,
} from '@workspace-api/contract';
import { getMediaType, type SentRequest } from './exchange.ts';
import { operationAt, splitPath } from './operation-path.ts';
import { type Renaming, renameMembers, renameSteps } from './rename-members.ts';

type Members = typeof provisionalMembers;

/** What a target calls something that the service document leaves open: the contract's name → the target's. */
export type Mapping = {
  /** Paths below the API's base, with the same parameters. Everything below a path moves with it. */
  readonly paths?: { readonly [Path in (typeof provisionalPaths)[number]]?: string };
  /** Members of requests, responses and the data of events, by the schema of their record. */
  readonly members?: {
    readonly [Schema in keyof Members]?: { readonly [Member in Members[Schema]['members'][number]]?: string };
  };
};

const table: Readonly<
  Record<string, { members: readonly string[]; places: Readonly<Record<string, readonly string[]>> }>
> = provisionalMembers;

const quoteAll = (names: readonly string[]): string => names.join(', ');

const parametersIn = (path: string): string => (path.match(/\{\w+\}/g) ?? []).sort().join(' ');

const pathProblem = ([from, to]: [string, unknown]): string | null => {
  if (!(provisionalPaths as readonly string[]).includes(from))
    return `can't map the path "${from}": the service document shows it, or the contract doesn't have it. Available: ${quoteAll(provisionalPaths)}`;
  return typeof to === 'string' && /^\/[^?#]+$/.test(to) && parametersIn(from) === parametersIn(to)
    ? null
    : `maps the path "${from}" to ${JSON.stringify(to)}: expected a path such as "${from}", with the same parameters`;
};

const memberProblem = ([schema, names]: [string, unknown]): string | null => {
  const { members = null } = Object.hasOwn(table, schema) ? (table[schema] ?? {}) : {};
  if (members === null)
    return `can't map members of "${schema}": the service document shows them, or the contract doesn't have it. Available: ${quoteAll(Object.keys(table))}`;
  const mapped = Object.entries((names ?? {}) as Record<string, unknown>);
  const unknown = mapped.find(([name]) => !members.includes(name));
  if (unknown)
    return `can't map "${schema}.${unknown[0]}": the service document shows it, or the contract doesn't have it. Available: ${quoteAll(members)}`;
  const invalid = mapped.find(([, name]) => typeof name !== 'string' || name === '');
  if (invalid)
    return `maps "${schema}.${invalid[0]}" to ${JSON.stringify(invalid[1])}: expected the name of a member`;
  const all = members.map((name) => Object.fromEntries(mapped)[name] ?? name);
  const twice = all.find((name, index) => all.indexOf(name) !== index);
  return twice === undefined ? null : `has two members of "${schema}" with the name "${twice}"`;
};

/** Why a mapping can't be used; null if it can. */
export const mappingProblem = (mapping: unknown): string | null => {
  const { paths = {}, members = {}, ...others } = (mapping ?? {}) as Record<string, object>;
  const [other] = Object.keys(others);
  if (other !== undefined) return `has an unknown member "${other}". Available: paths, members`;
  const problems = [...Object.entries(paths).map(pathProblem), ...Object.entries(members).map(memberProblem)];
  return problems.find((problem) => problem !== null) ?? null;
};

type Direction = 'toTarget' | 'toContract';

/** The renamings of the records in a body. @param body the schema of the body */
const createRenamings = ({ members = {} }: Mapping, body: string): Readonly<Record<Direction, Renaming>> => {
  const [toTarget, toContract] = [new Map<string, string>(), new Map<string, string>()];
  for (const [schema, names] of Object.entries(members) as [string, Record<string, string>][])
    for (const at of table[schema]?.places[body] ?? []) {
      const all = Object.entries(names);
      // A member of the target that has the contract's name of another member is another member.
      for (const [own] of all) toContract.set(`${at}/${own}`, `${own} (of the target)`);
      for (const [own, other] of all) {
        toTarget.set(`${at}/${own}`, other);
        toContract.set(`${at}/${other}`, own);
      }
    }
  return {
    toTarget: { names: toTarget, toContract: false },
    toContract: { names: toContract, toContract: true },
  };
};

const fill = (template: string, from: readonly string[], path: readonly string[]): string =>
  template.replaceAll(/\{\w+\}/g, (parameter) => path[from.indexOf(parameter)] ?? parameter);

/**
 * Creates the translator between the contract's names and a target's: scenarios and checks use the contract's, and only what is
 * sent and received has the target's.
 *
 * @param base the API's base URL
 */
export const createTranslator = (mapping: Mapping, base: string) => {
  const cache = new Map<string, ReturnType<typeof createRenamings>>();
  const renamings = (body: string) => {
    const cached = cache.get(body) ?? createRenamings(mapping, body);
    cache.set(body, cached);
    return cached;
  };
  const paths = Object.entries(mapping.paths ?? {})
    .map(([from, to]) => ({ from: from.split('/'), to }))
    .toSorted((one, other) => other.from.length - one.from.length);
  const pathBelow = (url: string): string | null =>
    url.startsWith(`${base}/`) ? url.slice(base.length) : null;
  const findOperation = ({ method, url }: SentRequest): OperationShape | null => {
    const path = pathBelow(url);
    return path === null ? null : operationAt(method, path);
  };

  const translatePath = (url: string): string => {
    const [path = '', ...query] = pathBelow(url)?.split('?') ?? [];
    const steps = path.split('/');
    const match = paths.find(
      ({ from }) =>
        from.length <= steps.length &&
        from.every((step, index) => step === steps[index] || (step.startsWith('{') && steps[index] !== '')),
    );
    if (!match) return url;
    const moved = [fill(match.to, match.from, steps), ...steps.slice(match.from.length)].join('/');
    return base + [moved, ...query].join('?');
  };

  return {
    /** The request as the target expects it. */
    request: (request: SentRequest): SentRequest => {
      const { requestBody } = findOperation(request) ?? {};
      const names = requestBody ? renamings(requestBody.schema).toTarget : null;
      const body =
        request.body === null || !names || names.names.size === 0 || !isUtf8(request.body)
          ? request.body
          : Buffer.from(renameMembers(mediaTypes.json, Buffer.from(request.body).toString('utf8'), names));
      return { ...request, url: translatePath(request.url), body };
    },
    /** The body of a response in the contract's names. @param request the request in the contract's names */
    response: (
      request: SentRequest,
      { status, headers }: { status: number; headers: Readonly<Record<string, string>> },
      body: string,
    ): string => {
      const operation = findOperation(request);
      const mediaType = getMediaType(headers);
      if (status >= errors['validation-failed'].status) {
        const names = operation?.requestBody && renamings(operation.requestBody.schema).toContract;
        if (!names || names.names.size === 0) return body;
        // The fields of an error are named by pointers.
        return body.replaceAll(
          /("path"\s*:\s*"\/)([^"]*)/g,
          (_, start: string, pointer: string) => start + renameSteps(pointer.split('/'), names).join('/'),
        );
      }
      const content = Object.values(operation?.responses ?? {})
        .map((response) => response.content[mediaType])
        .find((each) => each !== undefined);
      const schema = content?.itemSchema ?? content?.schema;
      return schema === undefined ? body : renameMembers(mediaType, body, renamings(schema).toContract);
    },
    /** The body of a delivery in the contract's names. @param data the schema of its data */
    delivery: (data: string, body: string): string => {
      const { names, toContract } = renamings(data).toContract;
      const inData = new Map([...names].map(([at, name]) => [`/data${at}`, name] as const));
      return renameMembers(mediaTypes.json, body, { names: inData, toContract });
    },
    /** The members of an operation that have other names at the target: the contract's name → the target's. */
    renamed: (request: SentRequest): ReadonlyMap<string, string> => {
      const { requestBody, responses = {} } = findOperation(request) ?? {};
      const contents = Object.values(responses).flatMap(({ content }) => Object.values(content));
      const schemas = [requestBody?.schema, ...contents.flatMap((each) => [each.schema, each.itemSchema])];
      const all = schemas.flatMap((schema) => (schema ? [...renamings(schema).toTarget.names] : []));
      return new Map(all.map(([at, name]) => [splitPath(at).at(-1) ?? '', name] as const));
    },
  };
};

export type Translator = ReturnType<typeof createTranslator>;
