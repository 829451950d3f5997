import { documentedSchema } from './documented-schema.ts';
import {
  listOperations,
  type OpenApiDocument,
  type Pagination,
  rewrite,
  type Schema,
} from './openapi-document.ts';
import { chosenOperations } from './operation-selectors.ts';
import { type Clause, readFamilies } from './read-register.ts';
import { parsePrefix } from './schema-tables.ts';
import { findPlaces, getMembers, type Places, schemasAt } from './shape-places.ts';
import { table } from './tables.ts';
import type { StatedSchemas } from './validators.ts';

type ShapeClause = Clause & { schema: string };

const isShape = (clause: Clause): clause is ShapeClause => clause.schema !== undefined;

const shapeClauses = (contract: string): ShapeClause[] =>
  readFamilies(contract).flatMap(({ clauses }) => clauses.filter(isShape));

// Keywords that separate clauses state (`agents.id-prefix`, `agents.status-enum`).
const narrower = ['pattern', 'enum'];

/** The schemas of records with only their documented members, without the keywords that narrower clauses state. */
const recordSchemas = ({ components }: OpenApiDocument): Record<string, Schema> =>
  rewrite(documentedSchema(components.schemas), (key, value) =>
    narrower.includes(key) && (typeof value === 'string' || Array.isArray(value)) ? undefined : value,
  );

const keywordAt = (document: OpenApiDocument, { id, schema, pointer = '' }: ShapeClause, keyword: string) => {
  // The member's name itself may be the contract's own choice, so a record without the member violates nothing.
  const match = schemasAt(document, schema, pointer)
    .map(({ 'x-provisional': _, ...node }) => documentedSchema(node))
    .find((node) => node[keyword] !== undefined);
  if (!match)
    throw new Error(`openapi/clauses: ${id} states the ${keyword} of ${schema}${pointer}, which has none.`);
  return match[keyword];
};

/** Returns the JSON Schema that a clause states for each of its values. */
const statedSchema = (document: OpenApiDocument, clause: ShapeClause): Schema => {
  const { schema, keywords, fragment } = clause;
  if (fragment) return fragment;
  if (!keywords) return { $ref: `#/components/schemas/${schema}` };
  const stated = keywords.map((keyword): [string, unknown] => {
    if (keyword !== 'prefix') return [keyword, keywordAt(document, clause, keyword)];
    const prefix = parsePrefix(keywordAt(document, clause, 'pattern'));
    if (!prefix)
      throw new Error(`openapi/clauses: ${clause.id} states a prefix that the pattern doesn't have.`);
    return ['pattern', `^${prefix}.`];
  });
  return { type: keywordAt(document, clause, 'type') as string, ...Object.fromEntries(stated) };
};

/** The schemas of the clauses in the form that the validators need: clause → schema, and the referenced components. */
export const statedSchemas = (contract: string, document: OpenApiDocument): StatedSchemas => ({
  stated: Object.fromEntries(
    shapeClauses(contract).map((clause) => [clause.id, statedSchema(document, clause)]),
  ),
  components: recordSchemas(document),
});

type ResponseEntry = { schema: string; list: Pagination | undefined };

/** Lists the responses of some operations, by the schema of their body or of a record in it. */
const listResponses = (document: OpenApiDocument, ids: readonly string[]): ResponseEntry[] =>
  listOperations(document)
    .filter(({ operation }) => ids.includes(operation.operationId))
    .flatMap(({ operation, responses }) =>
      responses.flatMap(([, { content = {} }]) =>
        Object.values(content).flatMap((media) => {
          const item = media['x-item-schema'];
          const schema = (item ?? media.schema?.$ref)?.split('/').at(-1);
          return schema ? [{ schema, list: item ? undefined : operation['x-pagination'] }] : [];
        }),
      ),
    );

/** Adds the same places under the other permitted names for a list's records. */
const withTolerated = (places: Places, list: Pagination | undefined): Places => [
  ...places,
  ...(list?.['tolerated-items'] ?? []).flatMap((other) =>
    places
      .filter((place) => place.startsWith(`/${list?.items}/`))
      .map((place) => place.replace(`/${list?.items}/`, `/${other}/`)),
  ),
];

const createShape = (document: OpenApiDocument, clause: ShapeClause, components: Record<string, Schema>) => {
  const { id, schema, pointer = '', keywords = [] } = clause;
  const places = listResponses(document, chosenOperations(document, clause.operations))
    .map(({ schema: name, list }) => [name, withTolerated(findPlaces(document, name, schema), list)] as const)
    .filter(([, pointers]) => pointers.length > 0);
  if (places.length === 0)
    throw new Error(`openapi/clauses: no response of ${id}'s operations contains a ${schema}.`);
  const prefix = keywords.includes('prefix') ? parsePrefix(keywordAt(document, clause, 'pattern')) : null;
  const members = getMembers(statedSchema(document, clause), components);
  return { schema, pointer, ...(prefix ? { prefix } : {}), members, places: Object.fromEntries(places) };
};

/** `shapes.ts`: for each clause about the shape of a record, the places of such records in responses. */
export const renderShapes = (contract: string, document: OpenApiDocument): string => {
  const components = recordSchemas(document);
  const shapes = shapeClauses(contract).map(
    (clause) => [clause.id, createShape(document, clause, components)] as const,
  );
  return `import type { ClauseId } from './clauses.ts';
import type { StatedShape } from './code/shape.ts';

/** The clauses that state the shape of a record; \`stated\` of the module \`clause-validators\` has the schema that each of them states. */
export const shapes: Readonly<Partial<Record<ClauseId, StatedShape>>> = ${table(shapes)};
`;
};
