import { jsonOf } from '../store/caches/once-each.ts';

const text = Symbol('JSON text');

/** The JSON of a value, written already: as a record has it, or because a record was to have it too. */
export type JsonText<Value> = { readonly [text]: string; readonly of?: Value };

/** An answer that is sent as it is written. */
export const jsonText = <Value>(written: string): JsonText<Value> => ({ [text]: written });

/** A handler's result as JSON. */
export const toJson = (result: unknown): string =>
  typeof result === 'object' && result !== null && text in result
    ? String(result[text])
    : jsonOf(result as object);
