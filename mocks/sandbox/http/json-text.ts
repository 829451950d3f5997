const text = Symbol('JSON text');

/** The JSON text of a value, for an answer that is stored as JSON or was serialized before. */
export type JsonText<Value> = { readonly [text]: string; readonly valueType?: Value };

/** Wraps JSON text, which is then sent unchanged. */
export const jsonText = <Value>(json: string): JsonText<Value> => ({ [text]: json });

/** The result of a handler as JSON text. */
export const toJson = (result: unknown): string =>
  typeof result === 'object' && result !== null && text in result
    ? String(result[text])
    : JSON.stringify(result);
