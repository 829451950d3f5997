import { notice } from './notice.ts';
import {
  getSuccess,
  listOperations,
  type OpenApiDocument,
  type RequestBody,
  resolve,
  type Schema,
} from './openapi-document.ts';
import { listParts } from './shape-places.ts';

/** Lists the properties of a schema and of the schemas that it is composed of. */
const listProperties = (document: OpenApiDocument, schema: Schema) =>
  [...listParts(document.components.schemas, schema)].filter(
    ({ at, isMember }) => isMember && !/.\//.test(at),
  );

type Content = Record<string, { schema?: Schema }>;

const getSchemaName = (content: Content | undefined): string | undefined =>
  Object.values(content ?? {})
    .flatMap(({ schema }) => schema?.$ref?.split('/') ?? [])
    .at(-1);

/** The operations whose request or successful response has a secret, with the names of these schemas. */
const listSecretBodies = (document: OpenApiDocument, secretSchemas: ReadonlySet<string>) =>
  listOperations(document).flatMap(({ method, path, operation }) => {
    const { requestBody } = operation;
    const named = (content: Content | undefined) => {
      const name = getSchemaName(content);
      return name !== undefined && secretSchemas.has(name) ? name : undefined;
    };
    const request = requestBody && named(resolve<RequestBody>(document, requestBody).content as Content);
    const response = named(getSuccess(document, operation)?.content as Content | undefined);
    return request || response ? [{ method: method.toUpperCase(), path, request, response }] : [];
  });

/** `secret-fields.ts`: the schemas with fields that `x-secret` marks as secret. */
export const renderSecretFields = (document: OpenApiDocument): string => {
  const table = Object.entries(document.components.schemas as Record<string, Schema>)
    .map(([name, schema]) => {
      const all = listProperties(document, schema);
      const names = (isSecret: boolean) =>
        all.flatMap(({ at, node }) => ((node['x-secret'] === true) === isSecret ? [at.slice(1)] : []));
      return [name, { secret: names(true), open: names(false) }] as const;
    })
    .filter(([, { secret }]) => secret.length > 0);
  return `${notice}
/** The fields of a body with secrets: those that no log may contain, and the others. */
export type SecretFields = { readonly secret: readonly string[]; readonly open: readonly string[] };

/** The fields of each schema that has a secret, by the schema's name. */
export const secretFields: Readonly<Record<string, SecretFields>> = ${JSON.stringify(Object.fromEntries(table), null, 2)};

/** An operation whose bodies have secrets, and the schemas of these bodies in \`secretFields\`. */
export type SecretBodies = {
  readonly method: string;
  readonly path: string;
  readonly request?: string;
  readonly response?: string;
};

/** The operations whose request or successful response has a secret. */
export const secretBodies: readonly SecretBodies[] = ${JSON.stringify(listSecretBodies(document, new Set(table.map(([name]) => name))), null, 2)};
`;
};
