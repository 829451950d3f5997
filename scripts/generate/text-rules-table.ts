import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** `text-rules.ts`: the schemas of texts with a pattern, for code that can't load a validator. */
export const renderTextRules = (document: OpenApiDocument): string => {
  const rules = Object.entries(document.components.schemas).flatMap(
    ([name, { type, pattern, minLength, maxLength }]) =>
      type === 'string' && pattern !== undefined ? [[name, { pattern, minLength, maxLength }]] : [],
  );
  return `${notice}
/** The rules of texts with a pattern, by the name of their schema. */
export const textRules = ${JSON.stringify(Object.fromEntries(rules), null, 2)} as const;
`;
};
