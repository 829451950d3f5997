import listExamples from '@workspace-api/contract/list-examples.json' with { type: 'json' };
import openapi from '@workspace-api/contract/openapi.json' with { type: 'json' };
import sandbox from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };

/** A JSON document of the contract's package. */
export type DocumentName = 'openapi.json' | 'sandbox/openapi.json' | 'list-examples.json';

const documents: Readonly<Record<DocumentName, unknown>> = {
  'openapi.json': openapi,
  'sandbox/openapi.json': sandbox,
  'list-examples.json': listExamples,
};

/** Returns a document of the contract's package, which may not be changed. */
export const loadDocument = (name: DocumentName): unknown => documents[name];
