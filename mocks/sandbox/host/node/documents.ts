import { createRequire } from 'node:module';

/** A JSON document of the contract's package. */
export type DocumentName = 'openapi.json' | 'sandbox/openapi.json' | 'list-examples.json';

const require = createRequire(import.meta.url);

/**
 * Returns a document of the contract's package, which may not be changed. It is loaded on first use, because few requests need
 * one.
 *
 * It uses `require` because Node 20 warns about JSON imports.
 */
export const loadDocument = (name: DocumentName): unknown => require(`@workspace-api/contract/${name}`);
