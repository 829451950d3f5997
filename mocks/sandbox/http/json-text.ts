const text = Symbol('JSON text');

/** The JSON of a value, for a response that is stored as JSON or was already serialized. */
export type JsonText<Value> = { readonly [text]: string; readonly valueType?: Value };

/** Wraps JSON so that it is sent unchanged. */
export const jsonText = <Value>(json: string): JsonText<Value> => ({ [text]: json });

/** Converts the result of a handler to JSON. */
export const toJson = (result: unknown): string =>
  typeof result === 'object' && result !== null && text in result
    ? String(result[text])
    : JSON.stringify(result);
