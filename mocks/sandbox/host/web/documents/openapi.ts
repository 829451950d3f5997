import document from '@workspace-api/contract/openapi.json' with { type: 'json' };

export default document;
