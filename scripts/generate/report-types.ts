import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { readText } from './paths.ts';

const schemaFile = 'conformance/report.schema.json';

/** `report.ts`: the types of a report of the gate, from its JSON Schema. What a schema requires under a condition has no type. */
export const renderReportTypes = async (): Promise<string> => {
  const isConditional = (key: string) => key === 'allOf';
  const source = readText(schemaFile)
    .replaceAll('"#/$defs/', '"#/components/schemas/')
    .replaceAll('"#/properties/', '"#/components/schemas/report/properties/');
  const { $defs, ...report } = JSON.parse(source, (key, value) => (isConditional(key) ? undefined : value));
  const document = {
    openapi: '3.1.0',
    info: { title: report.title, version: '1' },
    paths: {},
    components: { schemas: { report, ...$defs } },
  };
  const ast = await openapiTS(document, {
    defaultNonNullable: false,
    transform: (_, { path }) =>
      path?.endsWith('/clauseId') ? ts.factory.createTypeReferenceNode('ClauseId') : undefined,
    silent: true,
  });
  const components = ast.filter(ts.isInterfaceDeclaration).filter(({ name }) => name.text === 'components');
  return `// Generated from ${schemaFile} by \`npm run generate\`. Do not edit.

import type { ClauseId } from './clauses.ts';

${astToString(components)}
/** The parts of a report of the gate, by their names in its JSON Schema. */
export type ReportSchemas = components['schemas'];
`;
};
