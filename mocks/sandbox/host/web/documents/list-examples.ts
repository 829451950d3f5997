import document from '@workspace-api/contract/list-examples.json' with { type: 'json' };

export default document;
