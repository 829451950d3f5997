/** The table that marks a database as the sandbox's, and holds the fingerprint of its schema. */
export const schemaTable = 'workspace_sandbox_schema';
