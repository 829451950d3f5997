import { notice } from './notice.ts';
import type { Example, OpenApiDocument } from './openapi-document.ts';

type ErrorBody = { error: { code: string; message: string; details?: object; fields?: object[] } };

/**
 * The error examples by name, each defined once in `openapi/examples`: status, other responses that a reading of the service
 * document allows, whether the document lists the code, the code, its sentence and details.
 */
const errorsTable = (document: OpenApiDocument) => {
  const examples = Object.entries(document.components.examples ?? {}) as [string, Example][];
  return Object.fromEntries(
    examples.flatMap(([name, example]) =>
      example['x-status'] === undefined
        ? []
        : [
            [
              name,
              {
                status: example['x-status'],
                tolerated: example['x-tolerated'] ?? [],
                listed: example['x-chosen-code'] === undefined,
                ...(example.value as ErrorBody).error,
              },
            ] as const,
          ],
    ),
  );
};

/** `errors.ts`: every error that the contract declares. */
export const renderErrors = (document: OpenApiDocument): string => `${notice}
/** Every declared error, by the name of its example. */
export const errors = ${JSON.stringify(errorsTable(document), null, 2)} as const;

/** Another permitted response to an error's condition: a status (\`404\`) or class (\`5XX\`), with any code if \`code\` is absent. */
export type ToleratedError = { readonly status: string; readonly code?: string };

/** The name of a declared error, e.g. \`already-decided\`. */
export type ErrorName = keyof typeof errors;
`;
