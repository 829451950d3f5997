import { createRequire } from 'node:module';

/** A JSON document of the contract's package. */
export type DocumentName = 'openapi.json' | 'sandbox/openapi.json' | 'list-examples.json';

// Node 20 warns about JSON imports.
const require = createRequire(import.meta.url);

/** Loads a document of the contract's package on first use, because few requests need one. It may not be changed. */
export const loadDocument = async (name: DocumentName): Promise<unknown> =>
  require(`@workspace-api/contract/${name}`);
