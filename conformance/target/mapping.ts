import { isUtf8 } from 'node:buffer';
import {
  errors,
  mediaTypes,
  type OperationShape,
  provisionalMembers,
  provisionalPaths,
} from '@workspace-api/contract';
import { z } from 'zod';
import { getMediaType, type SentRequest } from './exchange.ts';
import { belowBase, isAtOrBelow, operationAt } from './operation-path.ts';
import { renameMembers, renameSteps } from './rename-members.ts';
import { strictObject } from './schema.ts';

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

/** The members that a mapping can rename, by the schema of their record, and the places of such records in each body. */
export const renamable: Readonly<
  Record<string, { members: readonly string[]; places: Readonly<Record<string, readonly string[]>> }>
> = provisionalMembers;

const parametersIn = (path: string): string => (path.match(/\{\w+\}/g) ?? []).sort().join(' ');

const optionalMembers = (names: readonly string[], toSchema: (name: string) => z.ZodType) =>
  strictObject(
    Object.fromEntries(names.map((name) => [name, toSchema(name).optional()])),
    'name',
    "The service document shows it, or the contract doesn't have it",
  );

const pathSchema = (from: string) =>
  z.string().refine((to) => /^\/[^?#]+$/.test(to) && parametersIn(from) === parametersIn(to), {
    error: `expected a path such as "${from}", with the same parameters`,
  });

const memberSchema = z.string().min(1, 'expected the name of a member');

const recordSchema = (schema: string) => {
  const { members = [] } = renamable[schema] ?? {};
  return optionalMembers(members, () => memberSchema).superRefine((names, check) => {
    const all = members.map((name) => names[name] ?? name);
    const twice = all.find((name, index) => all.indexOf(name) !== index);
    if (twice !== undefined) check.addIssue(`two members have the name "${twice}"`);
  });
};

/** Checks a mapping, which may come from JavaScript or from a driver over HTTP. */
export const mappingSchema = strictObject({
  paths: optionalMembers(provisionalPaths, pathSchema).optional(),
  members: optionalMembers(Object.keys(renamable), recordSchema).optional(),
}) as unknown as z.ZodType<Mapping, Mapping>;

/** The renamings of the records in a body. @param body the schema of the body */
const createRenamings = ({ members = {} }: Mapping, body: string) => {
  const toTarget = new Map<string, { name: string; own: string }>();
  const toContract: typeof toTarget = new Map();
  for (const [schema, names] of Object.entries(members) as [string, Record<string, string>][])
    for (const at of renamable[schema]?.places[body] ?? []) {
      const all = Object.entries(names);
      // A member of the target that has the contract's name of another member is another member.
      for (const [own] of all) {
        const name = `${own} (of the target)`;
        toContract.set(`${at}/${own}`, { name, own: name });
      }
      for (const [own, name] of all) {
        toTarget.set(`${at}/${own}`, { name, own });
        toContract.set(`${at}/${name}`, { name: own, own });
      }
    }
  return { toTarget, toContract };
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
  const findOperation = ({ method, url }: SentRequest): OperationShape | null =>
    operationAt(method, belowBase(base, url) ?? '');

  const translatePath = (url: string): string => {
    const [path = '', ...query] = belowBase(base, url)?.split('?') ?? [];
    const steps = path.split('/');
    const match = paths.find(({ from }) => isAtOrBelow(from, steps));
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
        request.body === null || !names || names.size === 0 || !isUtf8(request.body)
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
        if (!names || names.size === 0) return body;
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
      const names = [...renamings(data).toContract].map(([at, name]) => [`/data${at}`, name] as const);
      return renameMembers(mediaTypes.json, body, new Map(names));
    },
    /** The members of an operation that have other names at the target: the contract's name → the target's. */
    renamed: (request: SentRequest): ReadonlyMap<string, string> => {
      const { requestBody, responses = {} } = findOperation(request) ?? {};
      const contents = Object.values(responses).flatMap(({ content }) => Object.values(content));
      const schemas = [requestBody?.schema, ...contents.flatMap((each) => [each.schema, each.itemSchema])];
      const all = schemas.flatMap((schema) => (schema ? [...renamings(schema).toTarget.values()] : []));
      return new Map(all.map(({ own, name }) => [own, name] as const));
    },
  };
};

export type Translator = ReturnType<typeof createTranslator>;
