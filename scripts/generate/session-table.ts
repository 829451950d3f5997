import { notice } from './notice.ts';
import { type Example, listOperations, type OpenApiDocument } from './openapi-document.ts';

/** Returns the paths of the sign-in operations by operationId. */
const sessionPaths = (document: OpenApiDocument): Record<string, string> =>
  Object.fromEntries(
    listOperations(document)
      .filter(({ operation }) => operation.tags.includes('oauth'))
      .map(({ path, operation }) => [operation.operationId, path]),
  );

/** The status, code and hint of an error, from its example. */
const errorShape = (document: OpenApiDocument, name: string): string => {
  const example = document.components.examples?.[name] as Example | undefined;
  if (!example) throw new Error(`The contract needs an example of the error ${name}.`);
  const { code, details } = (example.value as { error: { code: string; details: { hint: string } } }).error;
  return JSON.stringify({ status: example['x-status'], code, hint: details.hint }, null, 2);
};

/**
 * `session.ts`: the data that a client needs to sign in and to keep a session. It is separate from the tables of all operations
 * and errors, which a bundler would include as a whole.
 */
export const renderSession = (document: OpenApiDocument): string => `${notice}
/** The paths of the operations that start and refresh a session. */
export const sessionPaths = ${JSON.stringify(sessionPaths(document), null, 2)} as const;

/** The response to an expired access token. Its hint may be sent with another code. */
export const tokenExpired = ${errorShape(document, 'token-expired')} as const;

/** The response to a revoked token. */
export const tokenRevoked = ${errorShape(document, 'token-revoked')} as const;
`;
