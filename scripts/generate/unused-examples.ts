import type { OpenApiDocument } from './openapi-document.ts';

const prefix = '#/components/examples/';

/**
 * Returns the document without the examples that nothing refers to: errors that were fitted to each operation, and errors of
 * requests that no operation receives. The tables of `generated/` contain them; linters of OpenAPI documents reject them.
 */
export const withoutUnusedExamples = (document: OpenApiDocument): OpenApiDocument => {
  const used = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(prefix)) used.add(value);
    return value;
  });
  const examples = Object.entries(document.components.examples ?? {}).filter(([name]) =>
    used.has(prefix + name),
  );
  return {
    ...document,
    components: {
      ...document.components,
      ...(document.components.examples && { examples: Object.fromEntries(examples) }),
    },
  };
};
