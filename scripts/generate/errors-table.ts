import { notice } from './notice.ts';
import type { Example, OpenApiDocument } from './openapi-document.ts';

type ErrorBody = { error: { code: string; message: string; details?: object; fields?: object[] } };

/** The error examples by name: status, other statuses that a reading of the service document allows, code, sentence and details, each written down once in `openapi/examples`. */
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
                toleratedStatuses: example['x-tolerated-statuses'] ?? [],
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

/** The name of a declared error, e.g. \`already-decided\`. */
export type ErrorName = keyof typeof errors;

/** The machine-readable \`error.code\` of the envelope. */
export type ErrorCode = (typeof errors)[ErrorName]['code'];
`;
