import document from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };

export default document;
