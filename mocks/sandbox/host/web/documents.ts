import { importAgain } from '../../core/import-again.ts';

// A dynamic import of JSON itself fails on Vite's development server, which serves JSON as JavaScript.
const documents = {
  'openapi.json': importAgain(() => import('./documents/openapi.ts')),
  'sandbox/openapi.json': importAgain(() => import('./documents/sandbox-openapi.ts')),
  'list-examples.json': importAgain(() => import('./documents/list-examples.ts')),
};

/** A JSON document of the contract's package. */
export type DocumentName = keyof typeof documents;

/** Loads a document of the contract's package on first use, because few requests need one. It may not be changed. */
export const loadDocument = async (name: DocumentName): Promise<unknown> => (await documents[name]()).default;
