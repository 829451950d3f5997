import { notice } from './notice.ts';
import { type OpenApiDocument, operationsOf } from './openapi-document.ts';

/** `client.ts`: one method per operation, each of which calls the given `call`. */
export const renderClient = (document: OpenApiDocument): string => {
  const methods = operationsOf(document).map(({ path, method, operation }) => {
    const scope = operation.security?.[0] ? Object.values(operation.security[0])[0]?.[0] : undefined;
    const doc = `  /** ${operation.summary.replace(/\.$/, '')}: \`${method.toUpperCase()} ${path}\`${scope ? `, scope \`${scope}\`` : ', no token'}. */`;
    return `${doc}\n  ${operation.operationId}: (...input: Arguments<'${operation.operationId}'>) => call('${operation.operationId}', ...input),`;
  });
  return `${notice}import type { Arguments, Call } from './call.ts';

/** The contract's operations as methods. \`call\` sends the request and returns the response, or throws. */
export const createMethods = (call: Call) => ({
${methods.join('\n')}
});

/** The result of {@link createMethods}. */
export type Methods = ReturnType<typeof createMethods>;
`;
};
