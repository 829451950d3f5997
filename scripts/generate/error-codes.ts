import { listErrorCodes, type OpenApiDocument, type Response, type Schema } from './openapi-document.ts';

const envelope = '#/components/schemas/ErrorEnvelope';

/** The envelope, restricted to the codes of its examples. */
const withCodes = (codes: string[]): Schema => ({
  allOf: [
    { $ref: envelope },
    {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string', enum: codes } },
        },
      },
    },
  ],
});

/**
 * Adds the codes from the examples to the schemas of error responses. Types are generated from this document, so that a
 * client's switch over the codes of an operation can be exhaustive. The contract itself leaves the codes open, since a service
 * may add more.
 */
export const withErrorCodes = (document: OpenApiDocument): OpenApiDocument => {
  const narrowed = structuredClone(document);
  for (const response of Object.values(narrowed.components.responses ?? {}) as Response[]) {
    for (const media of Object.values(response.content ?? {})) {
      if (media.schema?.$ref !== envelope) continue;
      const codes = listErrorCodes(document, media);
      if (codes.length > 0) media.schema = withCodes(codes);
    }
  }
  return narrowed;
};
