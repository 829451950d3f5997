import { utf8 } from '#host/bytes.ts';

const text = Symbol('JSON text');

/** The JSON of a value, for a response that is stored as JSON or was already serialized. Long JSON can be in parts. */
export type JsonText<Value> = { readonly [text]: string | readonly string[]; readonly valueType?: Value };

/** Wraps JSON so that it is sent unchanged. Parts are sent one after the other, as the client reads them. */
export const jsonText = <Value>(json: string | readonly string[]): JsonText<Value> => ({ [text]: json });

const toStream = (parts: readonly string[]): ReadableStream<Uint8Array> => {
  const rest = [...parts];
  return new ReadableStream(
    {
      pull(controller) {
        const part = rest.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(utf8(part));
      },
    },
    { highWaterMark: 0 },
  );
};

/** Converts the result of a handler to a body in JSON. */
export const toJsonBody = (result: unknown): string | ReadableStream<Uint8Array> => {
  if (typeof result !== 'object' || result === null || !(text in result)) return JSON.stringify(result);
  const json = (result as JsonText<unknown>)[text];
  return typeof json === 'string' ? json : toStream(json);
};
