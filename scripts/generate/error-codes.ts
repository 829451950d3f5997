import {
  type Example,
  type MediaType,
  type OpenApiDocument,
  type Response,
  resolve,
  type Schema,
} from './openapi-document.ts';

const envelope = '#/components/schemas/ErrorEnvelope';

const listCodes = (document: OpenApiDocument, { examples = {} }: MediaType): string[] =>
  Object.values(examples).map(
    (example) => (resolve<Example>(document, example).value as { error: { code: string } }).error.code,
  );

/** The envelope with the codes that its examples have. */
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
          properties: { code: { type: 'string', enum: [...new Set(codes)] } },
        },
      },
    },
  ],
});

/**
 * A document whose error responses name their codes in their schemas, from their examples. Types are generated from it,
 * so that a client's switch over the codes of an operation can be exhaustive. The contract itself leaves the codes open:
 * a service may add some.
 */
export const withErrorCodes = (document: OpenApiDocument): OpenApiDocument => {
  const narrowed = structuredClone(document);
  for (const response of Object.values(narrowed.components.responses ?? {}) as Response[]) {
    for (const media of Object.values(response.content ?? {})) {
      if (media.schema?.$ref !== envelope) continue;
      const codes = listCodes(document, media);
      if (codes.length > 0) media.schema = withCodes(codes);
    }
  }
  return narrowed;
};
