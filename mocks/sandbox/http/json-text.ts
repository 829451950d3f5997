const text = Symbol('JSON text');

/** The JSON of a value, for a response that is stored as JSON. */
export type JsonText<Value> = { readonly [text]: string; readonly valueType?: Value };

/** Wraps JSON so that it is sent unchanged. */
export const jsonText = <Value>(json: string): JsonText<Value> => ({ [text]: json });

/** Converts the result of a handler to a body in JSON. */
export const toJsonBody = (result: unknown): string =>
  typeof result === 'object' && result !== null && text in result
    ? (result as JsonText<unknown>)[text]
    : JSON.stringify(result);
