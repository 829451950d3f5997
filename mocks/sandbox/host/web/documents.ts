const documents = {
  'openapi.json': () => import('@workspace-api/contract/openapi.json', { with: { type: 'json' } }),
  'sandbox/openapi.json': () =>
    import('@workspace-api/contract/sandbox/openapi.json', { with: { type: 'json' } }),
  'list-examples.json': () =>
    import('@workspace-api/contract/list-examples.json', { with: { type: 'json' } }),
};

/** A JSON document of the contract's package. */
export type DocumentName = keyof typeof documents;

/** Loads a document of the contract's package on first use, because few requests need one. It may not be changed. */
export const loadDocument = async (name: DocumentName): Promise<unknown> => (await documents[name]()).default;
