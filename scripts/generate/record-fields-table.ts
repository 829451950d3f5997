import type { RecordFields } from '../../generated/record-fields.ts';
import { notice } from './notice.ts';
import {
  getItemSchema,
  getSuccess,
  listOperations,
  type OpenApiDocument,
  resolve,
  type Schema,
} from './openapi-document.ts';

/** The fields of a schema in their order, and the fields of each object within it. */
export const toFields = (document: OpenApiDocument, schema: Schema): RecordFields =>
  Object.fromEntries(
    Object.entries(resolve<Schema>(document, schema).properties ?? {}).map(([name, property]) => [
      name,
      toFields(document, property),
    ]),
  );

/** `record-fields.ts`: the fields of the records of lists. */
export const renderRecordFields = (document: OpenApiDocument): string => {
  const fields = listOperations(document).flatMap(({ operation }) => {
    const name = operation['x-pagination'] && getItemSchema(getSuccess(document, operation));
    return name === undefined ? [] : [[name, toFields(document, document.components.schemas[name] ?? {})]];
  });
  return `${notice}
/** The fields of a record in their order, and the fields of each object within it. */
export type RecordFields = { readonly [name: string]: RecordFields };

/** The fields of the records of each list, by the name of the record's schema. */
export const recordFields: Readonly<Record<string, RecordFields>> = ${JSON.stringify(Object.fromEntries(fields), null, 2)};
`;
};
