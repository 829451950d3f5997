import { toEtag } from '../domain/drafts/revision.ts';

const text = Symbol('JSON text');

/** The JSON of a value, for a response that is stored as JSON. */
export type JsonText<Value> = { readonly [text]: string; readonly valueType?: Value };

/** Responds with a draft: its JSON, and its version as the entity tag. */
export const draftText = <Value>(
  { setHeader }: { readonly setHeader: (name: 'etag', value: string) => void },
  version: number,
  json: string,
): JsonText<Value> => {
  setHeader('etag', toEtag(version));
  return { [text]: json };
};

/** Converts the result of a handler to a body in JSON. */
export const toJsonBody = (result: unknown): string =>
  typeof result === 'object' && result !== null && text in result
    ? (result as JsonText<unknown>)[text]
    : JSON.stringify(result);
