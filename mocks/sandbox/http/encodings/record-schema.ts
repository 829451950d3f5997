import { createRequire } from 'node:module';

/** The part of a JSON Schema that defines the columns of a record. */
export type ColumnSchema = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, ColumnSchema>>;
};

type Document = { readonly components: { readonly schemas: Readonly<Record<string, ColumnSchema>> } };

let document: Document | undefined;

/**
 * The schema of a record by the name of its component. The contract's bundle is loaded on first use, because only CSV and
 * TSON need it.
 */
export const recordSchema = (name: string): ColumnSchema => {
  // `require` rather than an import: Node 20 warns about JSON imports, and TypeScript would type the whole bundle.
  document ??= createRequire(import.meta.url)('@workspace-api/contract/openapi.json') as Document;
  return document.components.schemas[name] ?? {};
};

/** The schema that a `$ref` points to, or the schema itself. */
export const resolve = (schema: ColumnSchema): ColumnSchema =>
  schema.$ref === undefined ? schema : recordSchema(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
